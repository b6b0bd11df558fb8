/** The letters and digits of a text: what is left however it is marked up, broken into lines or set apart. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
