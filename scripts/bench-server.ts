/** `npm run bench:server`: how the server does beside others. */
import '../tools/bench/server.ts';
