/** In stitches. */
export const iconSizes = {
  service: { width: 24, height: 20 },
  industry: { width: 18, height: 18 },
  numeral: { width: 11, height: 15 },
} as const;

export type IconKind = keyof typeof iconSizes;
