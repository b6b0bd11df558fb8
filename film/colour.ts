const sheet = getComputedStyle(document.documentElement);

/** A colour of src/styles/colours.css, which film/index.html loads before it runs. */
export const colour = (name: string): string => sheet.getPropertyValue(`--${name}`).trim();

/** Whether it is the film of the dark scheme that is drawn. */
export const isNight: boolean = sheet.colorScheme === 'dark';
