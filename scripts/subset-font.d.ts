/** As far as we use it; the published types know no features. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
