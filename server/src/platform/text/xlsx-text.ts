/** Characters that XML cannot write, and the carriage return, which whoever reads XML makes a line feed of. */
const unwritable = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** An underscore that would otherwise begin an escape. */
const ambiguous = /_(?=x[0-9a-f]{4}_)/gi;

const escapeOf = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text as cells of a spreadsheet keep it (ST_Xstring of ISO/IEC 29500), still to be escaped for XML. */
export const toXlsxText = (text: string): string =>
  text.replace(ambiguous, '_x005F_').replace(unwritable, escapeOf);

export const fromXlsxText = (written: string): string =>
  written.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** One character takes at most so many when it is written as an escape. */
export const longestEscape = 7;
