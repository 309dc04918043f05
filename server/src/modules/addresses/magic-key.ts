/** The key contains everything that finds a suggestion again, because servers store no suggestions. */
export interface Suggested {
  /** `gazetteer` or `geocoder`. */
  source: 'g' | 'o';
  reference: string;
  postcode: string;
  street: string;
}

const longest = 200;

export const magicKeyOf = ({ source, reference, postcode, street }: Suggested): string =>
  [source, reference, postcode, street].join('|').slice(0, longest).toWellFormed();

/** Null if the key was not created by this program. */
export function parseMagicKey(key: string): Suggested | null {
  const [source, reference = '', postcode = '', ...street] = key.split('|');
  if ((source !== 'g' && source !== 'o') || reference === '') return null;
  return { source, reference, postcode, street: street.join('|') };
}
