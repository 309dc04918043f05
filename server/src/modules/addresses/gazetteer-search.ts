import { distanceBetween, type Point } from './distance.ts';
import { foldName } from './fold-name.ts';
import { countryNumber, type Gazetteer } from './gazetteer.ts';
import { type Place, placeAt } from './gazetteer-place.ts';

export interface PlaceQuery {
  /** The typed name, which may be incomplete. */
  name: string;
  /** The postcode before the name, as Germans write it; it may be incomplete. */
  postcode: string;
  country?: string | undefined;
  near?: Point | undefined;
}

interface Hit {
  index: number;
  /** A higher score is better. Scores are only comparable within one search. */
  score: number;
}

/** These limits leave enough to choose from, because the most likely lines are read first. */
const maxLines = { byWeight: 100, byDistance: 3_000 };

/** A match of the whole name counts like ten times the population, and a match inside the name like a tenth of it. */
const scoreOf = { whole: 1, beginning: 0, word: -1 };

const germany = countryNumber('DE');

/** Places that match the input, best first: by distance, or by population if no point is given. */
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

/** Places that have the pattern on one of their lines, the largest weight first. */
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

/** Index of the first element of a sorted sequence for which the condition holds. */
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

/** Finds the place of a reference; undefined if the gazetteer no longer has it. */
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
