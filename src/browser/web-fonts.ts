/** Ends the names of the fonts in their rules, which fetch them at once where a page uses them (fonts.css). */
const ending = ' at once';

/** The rules of fonts with a file, by the names of their faces. The stand-ins are fonts of the device. */
export const webFonts = (): { family: string; style: CSSStyleDeclaration }[] =>
  [...document.styleSheets]
    // That of an extension, with an address, may not be read.
    .flatMap((sheet) => (sheet.href ? [] : [...sheet.cssRules].flatMap(rulesIn)))
    .flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const family = rule.style.getPropertyValue('font-family').replaceAll('"', '');
      return family.endsWith(ending)
        ? [{ family: family.slice(0, -ending.length), style: rule.style }]
        : [];
    });

/** The rules that stand in a condition, or the rule itself. */
const rulesIn = (rule: CSSRule) => (rule instanceof CSSSupportsRule ? [...rule.cssRules] : [rule]);

/** A face of the font, which the document does not use before it is added. */
export const faceOf = (
  { family, style }: ReturnType<typeof webFonts>[number],
  source: string | BufferSource = style.getPropertyValue('src'),
) =>
  new FontFace(family, source, {
    weight: style.getPropertyValue('font-weight'),
    display: 'swap',
  });
