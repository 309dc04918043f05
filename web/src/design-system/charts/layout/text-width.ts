const NARROW = /[ijlI.,:;'|!\u00a0 ()]/;
const WIDE = /[mwMWÄÖÜ%@]/;

/** Close enough to reserve room in the house typeface at 12 px without asking the browser. Errs on the wide side. */
export function textWidth(text: string, size = 12): number {
  let ems = 0;
  for (const character of text) ems += NARROW.test(character) ? 0.31 : WIDE.test(character) ? 0.88 : 0.61;
  return ems * size;
}
