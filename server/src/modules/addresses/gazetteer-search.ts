import { distanceBetween, type Point } from './distance.ts';
import { foldName } from './fold-name.ts';
import { countryNumber, type Gazetteer } from './gazetteer.ts';
import { type Place, placeAt } from './gazetteer-place.ts';

export interface PlaceQuery {
  /** As it was typed, perhaps only its beginning. */
  name: string;
  /** Germans type it before the name; perhaps only its beginning. */
  postcode: string;
  country?: string | undefined;
  near?: Point | undefined;
}

interface Hit {
  index: number;
  /** Higher is better, within hits of one search. */
  score: number;
}

/** Enough to choose from; what is looked at first weighs most. */
const maxLines = { byWeight: 100, byDistance: 3_000 };

/** A whole name is worth ten times the people, a word in the middle of one a tenth. */
const scoreOf = { whole: 1, beginning: 0, word: -1 };

const germany = countryNumber('DE');

/** Places that fit what was typed, best first: by how near they are, or else by how many live there. */
export function searchGazetteer(gazetteer: Gazetteer, wanted: PlaceQuery, limit: number): Place[] {
  const name = foldName(wanted.name);
  const hits = wanted.postcode ? byPostcode(gazetteer, wanted, name) : byName(gazetteer, wanted, name);
  const { near } = wanted;
  const ordered = near ? byDistance(gazetteer, hits, near) : hits.sort((a, b) => b.score - a.score);
  return ordered.slice(0, limit).map(({ index }) => placeAt(gazetteer, index));
}

function byName(gazetteer: Gazetteer, { country, near }: PlaceQuery, name: string): Hit[] {
  if (name === '') return [];
  const code = country && countryNumber(country);
  const limit = near ? maxLines.byDistance : maxLines.byWeight;
  const hits = new Map<number, Hit>();
  const add = (pattern: string, extra: number) => {
    let left = limit;
    for (const index of placesWith(gazetteer, pattern)) {
      if (code && gazetteer.countries[index] !== code) continue;
      if (!hits.has(index)) hits.set(index, { index, score: (gazetteer.weights[index] ?? 0) + extra });
      left -= 1;
      if (left === 0) return;
    }
  };
  add(`\n${name}\n`, scoreOf.whole);
  add(`\n${name}`, scoreOf.beginning);
  if (hits.size < limit) add(` ${name}`, scoreOf.word);
  return [...hits.values()];
}

/** Places on whose line a pattern stands, heaviest first. */
function* placesWith({ lines, lineStarts, linePlaces }: Gazetteer, pattern: string): Generator<number> {
  for (let at = lines.indexOf(pattern); at >= 0; at = lines.indexOf(pattern, at + 1)) {
    const line = firstAfter(lineStarts.length, (index) => (lineStarts[index] ?? 0) > at) - 1;
    yield linePlaces[line] ?? 0;
  }
}

function byPostcode(gazetteer: Gazetteer, { postcode, country }: PlaceQuery, name: string): Hit[] {
  const { byPostcode: order, postcodes, weights } = gazetteer;
  if (postcode.length > 5 || (country && countryNumber(country) !== germany)) return [];
  const step = 10 ** (5 - postcode.length);
  const from = Number(postcode) * step;
  const at = (index: number) => postcodes[order[index] ?? 0] ?? 0;
  const first = firstAfter(order.length, (index) => at(index) >= from);
  const end = firstAfter(order.length, (index) => at(index) >= from + step);
  const hits = Array.from(order.subarray(first, end), (index) => ({ index, score: weights[index] ?? 0 }));
  if (name === '') return hits;
  return hits.filter(({ index }) => ` ${foldName(placeAt(gazetteer, index).name)}`.includes(` ${name}`));
}

function byDistance({ latitudes, longitudes }: Gazetteer, hits: Hit[], near: Point): Hit[] {
  return hits
    .map((hit) => ({
      ...hit,
      away: distanceBetween(near, {
        latitude: latitudes[hit.index] ?? 0,
        longitude: longitudes[hit.index] ?? 0,
      }),
    }))
    .sort((a, b) => a.away - b.away);
}

/** Where, in what is ordered, the first stands for which something holds. */
function firstAfter(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The place a reference was given for; none if the gazetteer has changed since. */
export function placeByReference(gazetteer: Gazetteer, reference: string): Place | undefined {
  if (reference.startsWith('#')) {
    const index = gazetteer.ids.indexOf(Number(reference.slice(1)));
    return index >= 0 && reference !== '#0' ? placeAt(gazetteer, index) : undefined;
  }
  const [postcode = '', ...words] = reference.split(' ');
  if (!/^\d{5}$/.test(postcode)) return undefined;
  const name = words.join(' ');
  return byPostcode(gazetteer, { name, postcode }, foldName(name))
    .map(({ index }) => placeAt(gazetteer, index))
    .find((place) => place.name === name);
}
