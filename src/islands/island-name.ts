/** The islands, by the names that a page's definition may use. */
export type IslandName = 'calculator' | 'consent' | 'contact-form' | 'payback' | 'project-carousel';
