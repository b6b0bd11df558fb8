/** `npm run dev`: the site with hot reload. */
import '../src/studio/use-folder.ts';

// Dynamic, so that the studio is known first.
await import('../tools/dev/server.ts');
