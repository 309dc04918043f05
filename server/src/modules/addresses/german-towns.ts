import type { City } from './decode-cities.ts';
import { distanceBetween, type Point } from './distance.ts';
import { foldName } from './fold-name.ts';
import type { Postcode } from './gazetteer-sources.ts';
import { stateCodes } from './german-states.ts';
import { neighbourhoods, regionMiddles } from './postcode-regions.ts';
import { longTownName, townName } from './town-name.ts';

/** A German town or village with all its postcodes. */
export interface Town extends Point {
  name: string;
  postcodes: number[];
  population: number;
  city: City | undefined;
}

/** A place of the same name that is further away from the neighbours of its postcode is a different place. */
const furthestKilometres = { sameName: 120, similarName: 40 };
/** The assumed population of a village that GeoNames does not list, because its list begins at one thousand. */
const villagePopulation = 300;

interface Draft {
  name: string;
  postcodes: number[];
  postcode: number;
  candidates: readonly City[];
  furthest: number;
}

/**
 * Postcodes have no coordinates, and places have no postcodes. Names connect the two, and neighbours decide ambiguous
 * cases.
 */
export function germanTowns(postcodes: readonly Postcode[], cities: readonly City[]): Town[] {
  const citiesByName = namesOf(cities);
  const groups = Map.groupBy(
    postcodes,
    ({ ort, zusatz, bundesland }) => `${ort}|${zusatz}|${bundesland}`,
  ).values();
  const drafts = [...groups].map((rows) => draftOf(rows, citiesByName));

  const certain = drafts.filter(({ candidates }) => candidates.length === 1);
  const middleOf = regionMiddles(certain.flatMap((draft) => draft.candidates.map(locatedAt(draft))));
  const chosen = drafts.map((draft) => ({ draft, city: nearest(draft, middleOf(draft.postcode)) }));
  const centreOf = neighbourhoods(
    chosen.flatMap(({ draft, city }) => (city ? [locatedAt(draft)(city)] : [])),
  );
  return chosen.map(({ draft: { name, postcodes, postcode }, city }) => ({
    name,
    postcodes,
    city,
    population: city?.population || villagePopulation,
    ...(city ? pointOf(city) : centreOf(postcode)),
  }));
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

const locatedAt =
  ({ postcode }: Draft) =>
  (city: City) => ({ postcode, point: pointOf(city) });

/** "Marburg an der Lahn" is also listed as "Marburg". */
function namesOf(cities: readonly City[]): Map<string, City[]> {
  const byName = new Map<string, City[]>();
  for (const city of cities) {
    if (city.country !== 'DE') continue;
    const words = city.folded.split(' ');
    for (let count = 1; count <= words.length; count += 1) {
      const name = words.slice(0, count).join(' ');
      const known = byName.get(name);
      if (known) known.push(city);
      else byName.set(name, [city]);
    }
  }
  return byName;
}

function draftOf(rows: readonly Postcode[], citiesByName: Map<string, City[]>): Draft {
  const [{ ort, zusatz, bundesland }] = rows as [Postcode];
  const postcodes = [...new Set(rows.map(({ plz }) => plz))].sort((a, b) => a - b);
  const known = { postcodes, postcode: postcodes[0] ?? 0 };
  const folded = foldName(ort);
  const found = (citiesByName.get(folded) ?? []).filter(({ region }) => region === stateCodes[bundesland]);

  const longName = zusatz && found.length > 0 ? foldName(longTownName(ort, zusatz)) : '';
  const long = found.find((city) => city.folded === longName);
  if (long) return { ...known, name: long.name, candidates: [long], furthest: furthestKilometres.sameName };
  const same = found.filter((city) => city.folded === folded);
  const name = townName(ort, zusatz);
  if (same.length > 0) return { ...known, name, candidates: same, furthest: furthestKilometres.sameName };
  // An addition distinguishes villages, and a town may be known under a longer name.
  return { ...known, name, candidates: zusatz ? [] : found, furthest: furthestKilometres.similarName };
}

function nearest({ candidates, furthest }: Draft, middle: Point | undefined): City | undefined {
  if (!middle) return candidates[0];
  const [best] = candidates
    .map((city) => ({ city, away: distanceBetween(city, middle) }))
    .sort((a, b) => a.away - b.away);
  return best && best.away <= furthest ? best.city : undefined;
}
