import stylelint from 'stylelint';

const declarationsFirst = 'studio/declarations-first';

/** Browsers differ: those of before 2025 apply a declaration below a nested rule as if it stood above it. */
const declarationsFirstPlugin = stylelint.createPlugin(
  declarationsFirst,
  Object.assign(
    () => (root, result) =>
      root.walkDecls((node) => {
        for (let before = node.prev(); before; before = before.prev())
          if (before.type === 'rule' || before.type === 'atrule')
            return stylelint.utils.report({
              ruleName: declarationsFirst,
              result,
              node,
              message: `${node.prop} stands below a nested rule: put it above, since browsers differ (${declarationsFirst})`,
            });
      }),
    { ruleName: declarationsFirst, messages: {} },
  ),
);

/**
 * Checks the browser support of the styles. A feature that is not Baseline widely available
 * (browsers of the last two and a half years) is an error, unless it is inside `@supports` or listed here. Without a listed
 * feature the page still works and looks nearly the same.
 */
const any = ['/./'];

const optionalProperties = {
  // Line breaks and page breaks.
  'text-wrap': any,
  orphans: any,
  widows: any,
  'break-after': any,
  'text-box': any,
  // Text size on a rotated phone, and text selection.
  'text-size-adjust': any,
  'user-select': any,
  // Space for the scrollbar, and its look.
  'scrollbar-gutter': any,
  'scrollbar-color': any,
  'scrollbar-width': any,
  // Whether the page scrolls when a panel over it is scrolled to its end.
  'overscroll-behavior': any,
  'overscroll-behavior-inline': any,
  // Whether an answer opens with an animation.
  'interpolate-size': any,
  // Whether content outside the window is laid out before the first paint.
  'content-visibility': any,
  // Which elements scroll anchoring ignores. Browsers without the property have no scroll anchoring.
  'overflow-anchor': any,
  // Details of form controls, a font for digits, forced colours.
  resize: any,
  'field-sizing': any,
  'accent-color': any,
  'font-family': ['ui-monospace'],
  'forced-color-adjust': any,
};

export default {
  plugins: ['stylelint-plugin-use-baseline', declarationsFirstPlugin],
  reportNeedlessDisables: true,
  rules: {
    [declarationsFirst]: true,
    // WebKit supports only the line in this shorthand, and ignores any other value. Use the longhands.
    'declaration-property-value-allowed-list': {
      'text-decoration': ['none', 'underline', 'line-through', 'inherit'],
    },
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        ignoreProperties: optionalProperties,
        ignoreSelectors: [
          // All supported browsers have it since spring 2024. It is not yet widely available because of a
          // bug in iOS before 18.3: a tap outside does not close the popover. It is always inside `:is()`,
          // which ignores unknown selectors.
          'popover-open',
          'details-content',
          'selection',
        ],
        ignoreAtRules: [
          // Lightning CSS replaces it at build time.
          'custom-media',
          // Without them elements and documents appear without an animation.
          'starting-style',
          'view-transition',
          // The margins of printed pages.
          'page',
        ],
      },
    ],
  },
};
