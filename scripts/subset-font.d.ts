/** Declares only what we use. The published types lack the features. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
