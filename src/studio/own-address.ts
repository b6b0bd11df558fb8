/** Addresses of this site as people write and see them. */

/** An address with its accents as in every name here (NFC): a Mac may write a letter and its accent as two. */
export const inNfc = (address: string): string =>
  address
    .normalize('NFC')
    .replaceAll(
      /(?:(?<!%|%[\da-f])[a-z])?(?:%[89a-f][\da-f])+/gi,
      (part) => changed(part, (text) => encodeURIComponent(text.normalize('NFC'))) ?? part,
    );

/** The address of a picture in public/people/. @param picture - the name of its file */
export const addressOfPerson = (picture: string): string =>
  `/people/${encodeURIComponent(picture.normalize('NFC'))}`;

/** An address for a sentence: the parser of Markdown has encoded what was typed. */
export const asTyped = (address: string): string => changed(address, String, decodeURI) ?? address;

/** The fragment of an address as an id; undefined when it encodes nothing. */
export const idIn = (fragment: string): string | undefined =>
  changed(fragment, (text) => text.normalize('NFC'));

function changed(
  encoded: string,
  change: (text: string) => string,
  decode: (text: string) => string = decodeURIComponent,
): string | undefined {
  try {
    return change(decode(encoded));
  } catch {
    return undefined;
  }
}
