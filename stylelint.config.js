/** What the demonstrations ask of their styles (browser support first), and what the thread's dashes are for. */
export default {
  extends: ['./packages/showcases/stylelint.config.js'],
  rules: {
    // Dashes in the first thread's colour are the thread that runs down the page (src/thread/), and nothing else.
    'declaration-property-value-disallowed-list': {
      '/^(border|outline)/': ['/(dashed|--stitch).*--(thread-1|yarn)/'],
      // To the right is forward in most languages, and back in those that are written from right to left.
      translate: ['/^-?100%/'],
    },
  },
};
