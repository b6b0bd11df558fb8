/**
 * The screenshots of the projects: build/assets/pictures.ts makes them, the projects section and the stories show
 * them.
 */
type PictureSpec = {
  /** The size of the largest file, in px; the browser reserves space in this aspect ratio. */
  width: number;
  height: number;
  /** The widths of the AVIF files, in px, ascending. */
  widths: readonly [number, ...number[]];
  /** The width of the only WebP file, in px. */
  fallbackWidth: number;
};

export const pictureKinds = {
  desktop: { width: 1280, height: 800, widths: [640, 960, 1280], fallbackWidth: 960 },
  mobile: { width: 390, height: 844, widths: [195, 390], fallbackWidth: 390 },
  flat: { width: 1200, height: 900, widths: [400, 800, 1200], fallbackWidth: 800 },
  /** The owner's side. */
  tablet: { width: 840, height: 1120, widths: [420, 840], fallbackWidth: 420 },
} as const satisfies Record<string, PictureSpec>;

export type PictureKind = keyof typeof pictureKinds;
export type PictureFormat = 'avif' | 'webp';

/**
 * The files of a kind. The few browsers without AVIF get a single size: a choice would add 160 bytes to the
 * home document, for everybody.
 */
export function pictureFiles(kind: PictureKind): { format: PictureFormat; width: number }[] {
  const { widths, fallbackWidth } = pictureKinds[kind];
  return [
    ...widths.map((width) => ({ format: 'avif' as const, width })),
    { format: 'webp', width: fallbackWidth },
  ];
}

/**
 * The language of a demonstration's pictures on a page: those of packages/showcases/browser/language.ts, and
 * Portuguese where they lack the page's. Not imported, because a site may have no demonstrations.
 */
export const pictureLanguage = (language: string): string =>
  ['pt', 'en', 'es'].includes(language) ? language : 'pt';

/**
 * The path of a picture on the site.
 * @param language - of the screens of a demonstration; the pictures of other projects serve every language
 */
export function pictureAddress(
  slug: string,
  kind: PictureKind,
  width: number,
  format: PictureFormat,
  language?: string,
) {
  const ending = language ? `${language}.${format}` : format;
  return `/pictures/${slug}-${kind}-${width}.${ending}`;
}
