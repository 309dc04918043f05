/** The format of VAT ids in each member state of the European Union, after the prefix. */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
};

/** Greece uses EL, and Monaco belongs to the French VAT territory. */
export const vatPrefixOf = (country: string) => ({ GR: 'EL', MC: 'FR' })[country] ?? country;
const stateOf = (country: string) => (country === 'MC' ? 'FR' : country);

/** Whether supplies to a country follow the VAT rules of the European Union. */
export const isInVatUnion = (country: string): boolean => Object.hasOwn(formats, stateOf(country));

/**
 * Removes spaces, dots and hyphens from a typed VAT id ("de 136 695 976", "ATU-1234…") and converts it to
 * capitals.
 */
export const tidyVatId = (typed: string): string => typed.replace(/[\s.\-/]/g, '').toUpperCase();

/**
 * Whether a normalised VAT id has the format of its country, including check digits if their rule is public.
 */
export function isVatId(vatId: string, country: string): boolean {
  const prefix = vatPrefixOf(country);
  const rest = vatId.slice(prefix.length);
  const format = formats[stateOf(country)];
  if (!format || !vatId.startsWith(prefix) || !format.test(rest)) return false;
  return checks[stateOf(country)]?.(rest) ?? true;
}

const digits = (text: string) => [...text].map(Number);
const weighted = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0);

/** ISO 7064, MOD 11,10. */
function mod1110(number: string): boolean {
  const product = digits(number.slice(0, -1)).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10 === Number(number.at(-1));
}

/** The Luhn checksum, as on credit cards. */
const luhn = (number: string): boolean =>
  digits(number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

function austrian(rest: string): boolean {
  const sum = digits(rest.slice(1, 8))
    .map((digit, index) => (index % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)))
    .reduce((total, digit) => total + digit, 0);
  return (96 - sum) % 10 === Number(rest.at(-1));
}

const checks: Readonly<Record<string, (rest: string) => boolean>> = {
  AT: austrian,
  BE: (rest) => 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)),
  DE: mod1110,
  DK: (rest) => weighted(rest, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (rest) => weighted(rest, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  HR: mod1110,
  IT: luhn,
  LU: (rest) => Number(rest.slice(0, 6)) % 89 === Number(rest.slice(6)),
  PL: (rest) => weighted(rest, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(rest.at(-1)),
  PT: (rest) => ((11 - (weighted(rest, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(rest.at(-1)),
  SE: (rest) => luhn(rest.slice(0, 10)),
};
