const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Regions with a code of their own that are no country anyone sends an invoice to. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']);

/** Whether a code of two letters names a country. */
export const isCountry = (code: string): boolean => !noCountries.has(code) && names.of(code) !== undefined;

/** How a country is called in a language, for the last line of an address. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
