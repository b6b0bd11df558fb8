import stylelint from 'stylelint';

const hoverOfMouse = 'studio/hover-of-mouse';

/** After a tap on a touch screen `:hover` stays until something else is tapped. */
const hoverOfMousePlugin = stylelint.createPlugin(
  hoverOfMouse,
  Object.assign(
    () => (root, result) =>
      root.walkRules(/:hover/, (node) => {
        for (let around = node.parent; around; around = around.parent)
          if (around.type === 'atrule' && around.params.includes('(hover: hover)')) return;
        stylelint.utils.report({
          ruleName: hoverOfMouse,
          result,
          node,
          message: `Put ${node.selector} into @media (hover: hover): on touch screens it stays after a tap (${hoverOfMouse})`,
        });
      }),
    { ruleName: hoverOfMouse, messages: {} },
  ),
);

/** What the demonstrations ask of their styles (browser support first), and what the thread's dashes are for. */
export default {
  extends: ['./packages/showcases/stylelint.config.js'],
  plugins: [hoverOfMousePlugin],
  rules: {
    [hoverOfMouse]: true,
    // Dashes in the first thread's colour are the thread that runs down the page (src/thread/), and nothing else.
    'declaration-property-value-disallowed-list': {
      '/^(border|outline)/': ['/(dashed|--stitch).*--(thread-1|yarn)/'],
      // To the right is forward in most languages, and back in those that are written from right to left.
      translate: ['/^-?100%/'],
    },
  },
};
