/** `npm run bench:contact`: measures how long a message takes. */
import '../tools/bench/contact.ts';
