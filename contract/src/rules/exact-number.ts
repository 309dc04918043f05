/** The digits of a number without zeros before and after them, and where its point stands; empty for zero. */
function digitsOf(text: string): { digits: string; point: number } | undefined {
  const [, whole = '', decimals = '', exponent = '0'] =
    /^[+-]?(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const all = whole + decimals;
  if (all === '') return undefined;
  const trimmed = all.replace(/^0+/, '');
  return {
    digits: withoutZerosAtEnd(trimmed),
    point: trimmed === '' ? 0 : whole.length - (all.length - trimmed.length) + Number(exponent),
  };
}

/** By hand: `/0+$/` would look at the rest of the text again from every zero in it, and a number may have a million. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/**
 * Whether a double says what was written. It is written again as the shortest text that leads to it, so 0.1 is 0.1,
 * while 1.0000000000000001 would silently become 1.
 */
export function isWrittenExactly(text: string, value: number): boolean {
  const written = digitsOf(text);
  const read = digitsOf(String(value));
  return written?.digits === read?.digits && written?.point === read?.point;
}
