const sheet = getComputedStyle(document.documentElement);

/** A colour of src/styles/colours.css, which film/index.html loads before it runs. */
export const colour = (name: string): string => sheet.getPropertyValue(`--${name}`).trim();
