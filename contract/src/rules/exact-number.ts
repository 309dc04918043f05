/**
 * Returns the digits of a number without leading and trailing zeros, and the position of its point; empty for
 * zero.
 */
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

/** A loop, because `/0+$/` takes quadratic time for a number with a million zeros. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/**
 * Whether a double represents the written number exactly. 0.1 does, but 1.0000000000000001 would silently
 * become 1.
 */
export function isWrittenExactly(text: string, value: number): boolean {
  const written = digitsOf(text);
  const read = digitsOf(String(value));
  return written?.digits === read?.digits && written?.point === read?.point;
}
