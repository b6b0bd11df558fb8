/**
 * Browser support of the styles: what is not Baseline widely available (build/browsers.ts) is an
 * error, unless it stands in `@supports` or is named here, where a browser that does not know it shows
 * the same page with a little less.
 */
const any = ['/./'];

const onlyNicer = {
  // Where lines break, and what they leave alone at the end of a page.
  'text-wrap': any,
  orphans: any,
  widows: any,
  'break-after': any,
  'text-box': any,
  // How text grows on a phone that is turned, and what of it can be selected.
  'text-size-adjust': any,
  'user-select': any,
  // Whether the page moves by the width of a scrollbar, and what the bar looks like.
  'scrollbar-gutter': any,
  'scrollbar-color': any,
  'scrollbar-width': any,
  // Whether the page scrolls on when what lies over it has come to its end.
  'overscroll-behavior': any,
  'overscroll-behavior-inline': any,
  // Whether an answer unfolds or is there at once.
  'interpolate-size': any,
  // Whether what is far away is laid out at the first paint already.
  'content-visibility': any,
  // What the page is not held in its place by; who does not know it holds it by nothing.
  'overflow-anchor': any,
  // A handle on a field, the colour of a checked box, a face for figures.
  resize: any,
  'accent-color': any,
  'font-family': ['ui-monospace'],
  'forced-color-adjust': any,
};

export default {
  plugins: ['stylelint-plugin-use-baseline'],
  reportNeedlessDisables: true,
  rules: {
    // WebKit takes a line and nothing else here, and otherwise drops all of it: the rest in longhands.
    'declaration-property-value-allowed-list': {
      'text-decoration': ['none', 'underline', 'line-through', 'inherit'],
    },
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        ignoreProperties: onlyNicer,
        ignoreSelectors: [
          // In every browser meant here since the spring of 2024; not yet widely for a fault of iOS
          // before 18.3, which does not close it by a tap beside it. Always in :is(), which forgives.
          'popover-open',
          'details-content',
          'selection',
        ],
        ignoreAtRules: [
          // Read by Lightning CSS, and in no file that is served.
          'custom-media',
          // Without them what appears, and the next document, is there at once.
          'starting-style',
          'view-transition',
          // How wide the margins of a sheet are.
          'page',
        ],
      },
    ],
  },
};
