declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    /** An axis held at one value, or cut to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
