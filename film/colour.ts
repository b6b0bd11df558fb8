import '#studio/colours.css';

const sheet = getComputedStyle(document.documentElement);

/** A colour of the studio's colours.css. */
export const colour = (name: string): string => sheet.getPropertyValue(`--${name}`).trim();

/** Whether the film of the dark scheme is drawn. */
export const isNight: boolean = sheet.colorScheme === 'dark';
