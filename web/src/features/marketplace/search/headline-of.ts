import { wholeKm } from '../../../domain/marketplace/town.ts';
import type { Translating } from '../../../lib/i18n/use-translate.ts';
import type { MarketData } from './market-results.ts';
import { isEverything, type MarketSearch } from './market-search.ts';

/** The first sentence states the result, and the second one where the offers are. */
export function headlineOf({ search, results }: MarketData, t: Translating['t']): [string, string | null] {
  const { total, isCapped, nearestKm, counts, place } = results;
  const query = meantBy(search.query, results.understood.corrected);
  const about = { count: total, query, many: isCapped ? 'yes' : 'no' };
  if (total === 0) return [noneFound(search, t), null];
  const isNear = place !== null && nearestKm !== null;
  const first = isNear
    ? t(query ? 'market.found.queryNear' : 'market.found.near', { ...about, km: wholeKm(nearestKm) })
    : t(query ? 'market.found.query' : 'market.found.any', about);
  if (search.remote !== 'INCLUDED') return [first, null];
  const spread = [
    counts.near > 0 &&
      t(place ? 'market.spread.within' : 'market.spread.near', { near: counts.near, km: search.radiusKm }),
    counts.remote > 0 && t('market.spread.remote', { remote: counts.remote }),
  ].filter(Boolean);
  return [first, spread.length > 0 ? `${spread.join(', ')}.` : null];
}

function noneFound(search: MarketSearch, t: Translating['t']): string {
  if (search.query) return t('market.none.query', { query: search.query });
  return t(isEverything(search) ? 'market.none.yet' : 'market.none.any');
}

/** Mistyped words were replaced by those that the search understood. */
function meantBy(query: string, corrected: MarketData['results']['understood']['corrected']): string {
  const meantFor = new Map(corrected.map(({ typed, meant }) => [typed.toLowerCase(), meant]));
  return query.replaceAll(/[^\s,;]+/g, (word) => meantFor.get(word.toLowerCase()) ?? word);
}
