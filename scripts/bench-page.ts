/** `npm run bench:page`: measures the size and speed of the pages. */
import '../tools/bench/page.ts';
