/** These are the built-in Excel formats that show a day. */
const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Returns whether a number format shows a day: it has y, m or d outside quotes, brackets and escapes. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.has(id);
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').split(';')[0] ?? '';
  return /[yd]/i.test(bare) || (/m/i.test(bare) && !/[hs0#?]/i.test(bare));
}

const day = 24 * 60 * 60 * 1000;

/** Excel counts days from 1904, or from 1900 with a leap day that never existed. */
export function dateOfSerial(serial: number, countsFrom1904: boolean): string | undefined {
  if (!(serial >= 1 && serial < 2_958_466)) return undefined;
  const start = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  return new Date(start + Math.floor(serial) * day).toISOString().slice(0, 10);
}

/**
 * Returns the number that the person typed, without an exponent: Excel stores doubles and shows 15 digits of them.
 */
export function plainNumber(text: string): string | undefined {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return undefined;
  const [mantissa = '0', exponent = '0'] = value.toExponential(14).split('e');
  const [, sign = '', digits = ''] = /^(-?)([\d.]+)$/.exec(mantissa) ?? [];
  const all = digits.replace('.', '');
  const point = Number(exponent) + 1;
  const whole = point > 0 ? all.slice(0, point).padEnd(point, '0') : '0';
  const decimals = (point > 0 ? all.slice(point) : '0'.repeat(-point) + all).replace(/0+$/, '');
  const plain = decimals ? `${whole}.${decimals}` : whole;
  return /[1-9]/.test(plain) ? sign + plain : '0';
}
