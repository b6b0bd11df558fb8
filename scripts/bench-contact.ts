/** `npm run bench:contact`: how long a message takes. */
import '../tools/bench/contact.ts';
