/** Counts the pages of a PDF with uncompressed page objects; null if they are compressed. */
export function countPages(pdf: Uint8Array): number | null {
  const text = Buffer.from(pdf).toString('latin1');
  return text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? null;
}
