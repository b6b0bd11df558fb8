/** The photographs of the showcases: what scripts/pictures.ts makes and the projects section shows. */

type PictureSpec = {
  /** Of the largest file, in px: what the browser reserves the place by. */
  width: number;
  height: number;
  /** In px, rising. */
  widths: readonly [number, ...number[]];
};

export const pictureKinds = {
  desktop: { width: 1280, height: 800, widths: [640, 960, 1280] },
  mobile: { width: 390, height: 844, widths: [195, 390] },
  flat: { width: 1200, height: 840, widths: [400, 800, 1200] },
} as const satisfies Record<string, PictureSpec>;

export type PictureKind = keyof typeof pictureKinds;
export const pictureFormats = ['avif', 'webp'] as const;

/** Where the site serves a picture. */
export function pictureAddress(slug: string, kind: PictureKind, width: number, format: string) {
  return `/pictures/${slug}-${kind}-${width}.${format}`;
}
