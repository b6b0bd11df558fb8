/** `npm run visits`: shows how many arrived, from where, and how many wrote. */
import '../src/studio/use-folder.ts';

// Dynamic, so that the studio is known first.
await import('../tools/visits.ts');
