/** In cells of the stitch maps. */
export const iconSizes = {
  service: { width: 24, height: 20 },
  industry: { width: 18, height: 18 },
  numeral: { width: 11, height: 15 },
  /** Repeats of the vine, which is 24 wide: as many as the widest screen shows. */
  step: { width: 9, height: 16 },
  border: { width: 384, height: 11 },
  question: { width: 20, height: 28 },
} as const;

export type IconKind = keyof typeof iconSizes;
