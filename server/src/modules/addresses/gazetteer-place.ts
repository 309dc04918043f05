import type { Point } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import { postcodeText } from './postcode-regions.ts';

/** One place of the gazetteer, ready to be shown. */
export interface Place extends Point {
  /** Identifies the place in every edition of the gazetteer. */
  reference: string;
  name: string;
  country: string;
  postcode: string | null;
}

const rounded = (degrees: number | undefined) => Math.round((degrees ?? 0) * 1e5) / 1e5;

const nameOf = ({ names, nameStarts }: Gazetteer, index: number): string =>
  Buffer.from(names.buffer, names.byteOffset, names.byteLength).toString(
    'utf8',
    nameStarts[index],
    nameStarts[index + 1],
  );

export function placeAt(gazetteer: Gazetteer, index: number): Place {
  const name = nameOf(gazetteer, index);
  const country = gazetteer.countries[index] ?? 0;
  const postcode = gazetteer.postcodes[index] ?? 0;
  return {
    reference: postcode > 0 ? `${postcodeText(postcode)} ${name}` : `#${gazetteer.ids[index]}`,
    name,
    country: String.fromCharCode(country >> 8, country & 255),
    postcode: postcode > 0 ? postcodeText(postcode) : null,
    latitude: rounded(gazetteer.latitudes[index]),
    longitude: rounded(gazetteer.longitudes[index]),
  };
}
