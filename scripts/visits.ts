/** `npm run visits`: shows how many arrived, from where, and how many wrote. */
import '../tools/visits.ts';
