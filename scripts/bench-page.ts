/** `npm run bench:page`: how heavy and how fast the pages are. */
import '../tools/bench/page.ts';
