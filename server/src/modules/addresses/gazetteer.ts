import type { City } from './decode-cities.ts';
import { foldName } from './fold-name.ts';
import type { Postcode } from './gazetteer-sources.ts';
import { germanTowns, type Town } from './german-towns.ts';
import { otherNames } from './other-names.ts';

/**
 * All places in a few large arrays instead of many small objects, because they load faster and need less memory.
 * Places are sorted by weight, the largest first; `lines` contains the folded names for searching.
 */
export interface Gazetteer {
  /** Each line starts and ends with "\n", so that a pattern can match the beginning of a name. */
  lines: string;
  /** The start of each line in `lines`, and the place that it names. */
  lineStarts: Uint32Array;
  linePlaces: Uint32Array;
  /** Names in UTF-8 without separators, and the start of each; the last number is the end of all. */
  names: Uint8Array;
  nameStarts: Uint32Array;
  /** A country code is two letters in one number. */
  countries: Uint16Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
  weights: Float32Array;
  /** Ids of GeoNames; 0 if GeoNames does not know the place. */
  ids: Uint32Array;
  /** German postcodes; 0 if the place has none or several. */
  postcodes: Uint32Array;
  /** Places that have a postcode, sorted by postcode. */
  byPostcode: Uint32Array;
}

interface Place {
  id: number;
  name: string;
  folded: string;
  country: string;
  latitude: number;
  longitude: number;
  weight: number;
  postcode: number;
  /** False if the place can only be found by its postcode. */
  named: boolean;
}

/**
 * Most people search for a place nearby, so these countries outweigh a place elsewhere that is thirty times larger.
 */
const nearnessOf: Record<string, number> = { DE: 1.5, AT: 1, CH: 1, LI: 1, LU: 0.5 };

const weightOf = (population: number, country: string) =>
  Math.log10(Math.max(population, 100)) + (nearnessOf[country] ?? 0);

export const countryNumber = (code: string): number => code.charCodeAt(0) * 256 + code.charCodeAt(1);

export function buildGazetteer(cities: readonly City[], postcodes: readonly Postcode[]): Gazetteer {
  const towns = germanTowns(postcodes, cities);
  const places = [...towns.flatMap(placesOfTown), ...placesOfCities(cities, towns)];
  return compact(places.sort((a, b) => b.weight - a.weight));
}

/** A town with several postcodes is offered once by its name and once by each postcode. */
function placesOfTown(town: Town): Place[] {
  const place = (postcode: number, named: boolean): Place => ({
    id: postcode === 0 ? (town.city?.id ?? 0) : 0,
    name: town.name,
    folded: foldName(town.name),
    country: 'DE',
    latitude: town.latitude,
    longitude: town.longitude,
    weight: weightOf(town.population, 'DE'),
    postcode,
    named,
  });
  if (town.postcodes.length === 1 || !town.city)
    return town.postcodes.map((postcode) => place(postcode, true));
  return [place(0, true), ...town.postcodes.map((postcode) => place(postcode, false))];
}

function placesOfCities(cities: readonly City[], towns: readonly Town[]): Place[] {
  const placed = new Set(towns.map(({ city }) => city));
  return cities
    .filter((city) => !placed.has(city))
    .map((city) => ({
      id: city.id,
      name: city.name,
      folded: city.folded,
      country: city.country,
      latitude: city.latitude,
      longitude: city.longitude,
      weight: weightOf(city.population, city.country),
      postcode: 0,
      named: true,
    }));
}

function compact(places: readonly Place[]): Gazetteer {
  const { lines, lineStarts, linePlaces } = linesOf(places);
  const count = places.length;
  const columns = {
    countries: new Uint16Array(count),
    latitudes: new Float32Array(count),
    longitudes: new Float32Array(count),
    weights: new Float32Array(count),
    ids: new Uint32Array(count),
    postcodes: new Uint32Array(count),
  };
  const withPostcode: number[] = [];
  places.forEach(({ country, latitude, longitude, weight, id, postcode }, index) => {
    columns.countries[index] = countryNumber(country);
    columns.latitudes[index] = latitude;
    columns.longitudes[index] = longitude;
    columns.weights[index] = weight;
    columns.ids[index] = id;
    columns.postcodes[index] = postcode;
    if (postcode > 0) withPostcode.push(index);
  });
  const postcodeOf = (index: number) => columns.postcodes[index] ?? 0;
  return {
    ...columns,
    lines,
    lineStarts: Uint32Array.from(lineStarts),
    linePlaces: Uint32Array.from(linePlaces),
    ...namesOf(places),
    byPostcode: Uint32Array.from(withPostcode.sort((a, b) => postcodeOf(a) - postcodeOf(b))),
  };
}

function linesOf(places: readonly Place[]) {
  const lines: string[] = [];
  const lineStarts: number[] = [];
  const linePlaces: number[] = [];
  let start = 0;
  const add = (line: string, place: number) => {
    lines.push(line);
    lineStarts.push(start);
    linePlaces.push(place);
    start += line.length + 1;
  };
  places.forEach(({ named, folded, country, name }, index) => {
    if (!named) return;
    add(folded, index);
    for (const other of otherNames.get(country)?.[name] ?? []) add(foldName(other), index);
  });
  return { lines: `\n${lines.join('\n')}\n`, lineStarts, linePlaces };
}

function namesOf(places: readonly Place[]) {
  const nameStarts = new Uint32Array(places.length + 1);
  const names = places.map(({ name }, index) => {
    const bytes = Buffer.from(name);
    nameStarts[index + 1] = (nameStarts[index] ?? 0) + bytes.length;
    return bytes;
  });
  return { names: new Uint8Array(Buffer.concat(names)), nameStarts };
}
