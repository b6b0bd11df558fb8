/**
 * A page may be printed before its fonts have come: they are asked for after the first paint. A print waits for nothing
 * asynchronous, so they are fetched synchronously, and only then. A font made of bytes is there at once.
 * Firefox and Safari may still print the stand-ins.
 */
export function printInOwnFonts(): void {
  addEventListener(
    'beforeprint',
    () => {
      const { dataset } = document.documentElement;
      if (dataset.fonts === undefined || document.fonts.status === 'loading')
        for (const rule of fontRules()) addFont(rule);
      dataset.fonts = '';
    },
    { once: true },
  );
}

/** The rules with a file: the stand-ins are fonts of the device. */
const fontRules = () =>
  [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap(rulesIn).flatMap((rule) => {
      const file =
        rule instanceof CSSFontFaceRule &&
        /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      return file ? [{ style: rule.style, file: new URL(file, href ?? location.href) }] : [];
    }),
  );

/** The rules that stand in a condition, or the rule itself. */
const rulesIn = (rule: CSSRule) => (rule instanceof CSSSupportsRule ? [...rule.cssRules] : [rule]);

function addFont({ style, file }: ReturnType<typeof fontRules>[number]) {
  const request = new XMLHttpRequest();
  request.open('GET', file, false);
  // Each character is a byte.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  try {
    request.send();
  } catch {
    // Without a connection the stand-in is printed.
    return;
  }
  const bytes = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  document.fonts.add(
    new FontFace(family, bytes, { weight: style.getPropertyValue('font-weight') }),
  );
}
