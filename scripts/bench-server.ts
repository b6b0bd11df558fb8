/** `npm run bench:server`: compares the server with other servers. */
import '../tools/bench/server.ts';
