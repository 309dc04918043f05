/** Characters that XML cannot contain, and the carriage return, which XML parsers convert to a line feed. */
const unwritable = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** An underscore that would otherwise start an escape. */
const ambiguous = /_(?=x[0-9a-f]{4}_)/gi;

const escapeOf = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Encodes a text for spreadsheet cells (ST_Xstring of ISO/IEC 29500), before the XML escaping. */
export const toXlsxText = (text: string): string =>
  text.replace(ambiguous, '_x005F_').replace(unwritable, escapeOf);

export const fromXlsxText = (written: string): string =>
  written.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The length of the longest escape of one character. */
export const longestEscape = 7;
