/** `npm run desk`: the editor for everything in content/. */
import '../tools/desk/server.ts';
