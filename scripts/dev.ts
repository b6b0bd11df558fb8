/** `npm run dev`: the site with hot reload. */
import '../tools/dev/server.ts';
