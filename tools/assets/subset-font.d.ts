declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    /** Leaves out glyphs that only features of the typeface reach. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    /** An axis held at one value, or cut to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
