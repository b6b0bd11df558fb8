/** In stitches. */
export const iconSizes = {
  service: { width: 24, height: 20 },
  industry: { width: 18, height: 18 },
  numeral: { width: 11, height: 15 },
  /** Of the vine's 24, as often as the widest screen has room for. */
  border: { width: 384, height: 11 },
  question: { width: 20, height: 30 },
} as const;

export type IconKind = keyof typeof iconSizes;
