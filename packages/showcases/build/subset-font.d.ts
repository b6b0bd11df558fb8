declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    noHinting?: boolean;
    /** The OpenType features to keep, with their glyphs; all by default. */
    keepFeatures?: readonly string[];
    /** Fixes an axis at a value, or limits it to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
