/** Exact fractions by whole numbers alone: a second way to calculate, to check the first one by. */
export interface Rational {
  top: bigint;
  bottom: bigint;
}

export const rational = (text: string): Rational => {
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const top = BigInt(whole + decimals);
  return { top: sign ? -top : top, bottom: 10n ** BigInt(decimals.length) };
};

export const add = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
export const times = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});
export const negative = (a: Rational): Rational => ({ top: -a.top, bottom: a.bottom });
export const inverse = (a: Rational): Rational =>
  a.top < 0n ? { top: -a.bottom, bottom: -a.top } : { top: a.bottom, bottom: a.top };

/** Whether a decimal is the fraction, up to a share of 10^-digits of it, or of 1. */
export function isClose(decimal: string, { top, bottom }: Rational, digits: number): boolean {
  const value = rational(decimal);
  const difference = value.top * bottom - top * value.bottom;
  const positive = (number: bigint) => (number < 0n ? -number : number);
  const size = positive(top * value.bottom);
  const one = positive(bottom * value.bottom);
  const scaled = positive(difference) * 10n ** BigInt(digits);
  return scaled <= size || scaled <= one;
}
