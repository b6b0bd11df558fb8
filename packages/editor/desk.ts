/** `npm run desk`: the editor for everything in content/. */
import '../../src/studio/use-folder.ts';

// Dynamic, so that the studio is known first.
await import('./server.ts');
