/** Pages of a PDF whose page objects stand in plain sight; null where they are packed. */
export function countPages(pdf: Uint8Array): number | null {
  const text = Buffer.from(pdf).toString('latin1');
  return text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? null;
}
