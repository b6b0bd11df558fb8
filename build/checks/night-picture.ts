/** `bird-night.svg` beside `bird.svg` is its picture for the dark scheme. */
export const nightPicture = (src: string): string => src.replace(/(?=\.\w+(?:$|[?#]))/, '-night');
