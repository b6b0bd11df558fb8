declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    /** Leaves out glyphs that only OpenType features use. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    /** Fixes an axis at a value, or limits it to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
