import { browserShelf, draftShelf } from '../browser/kept.ts';

/** The guest book and the light, as long as the browser keeps them. */
export const shelf = browserShelf('showcase-legacy-');

export const drafts = draftShelf('showcase-legacy-');
