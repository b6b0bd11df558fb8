/** The photographs of the showcases: what tools/assets/pictures.ts makes and the projects section shows. */

type PictureSpec = {
  /** Of the largest file, in px: what the browser reserves the place by. */
  width: number;
  height: number;
  /** Of the AVIF files, in px, rising. */
  widths: readonly [number, ...number[]];
  /** Of the one WebP file, in px. */
  fallbackWidth: number;
};

export const pictureKinds = {
  desktop: { width: 1280, height: 800, widths: [640, 960, 1280], fallbackWidth: 960 },
  mobile: { width: 390, height: 844, widths: [195, 390], fallbackWidth: 390 },
  flat: { width: 1200, height: 900, widths: [400, 800, 1200], fallbackWidth: 800 },
} as const satisfies Record<string, PictureSpec>;

export type PictureKind = keyof typeof pictureKinds;
export type PictureFormat = 'avif' | 'webp';

/**
 * What there is of a kind. The few browsers without AVIF are offered one size only: a choice for them
 * would be 160 bytes of the home document, which everybody waits for.
 */
export function pictureFiles(kind: PictureKind): { format: PictureFormat; width: number }[] {
  const { widths, fallbackWidth } = pictureKinds[kind];
  return [
    ...widths.map((width) => ({ format: 'avif' as const, width })),
    { format: 'webp', width: fallbackWidth },
  ];
}

/** Where the site serves a picture. */
export function pictureAddress(
  slug: string,
  kind: PictureKind,
  width: number,
  format: PictureFormat,
) {
  return `/pictures/${slug}-${kind}-${width}.${format}`;
}
