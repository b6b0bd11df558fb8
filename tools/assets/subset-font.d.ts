declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    /** Leaves out glyphs that only features of the typeface reach. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    /** The only ones that stay, with the glyphs that they reach; all of them unless given. */
    keepFeatures?: readonly string[];
    /** An axis held at one value, or cut to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
