const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Regions with a code of their own that are not countries for invoices. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']);

/** True if the two-letter code names a country. */
export const isCountry = (code: string): boolean => !noCountries.has(code) && names.of(code) !== undefined;

/** The name of a country in a language, for the last line of an address. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
