import { townOf, wholeKm } from '../../../domain/marketplace/town.ts';
import type { Translating } from '../../../lib/i18n/use-translate.ts';
import type { MarketData } from './market-results.ts';

/** The page's first sentence is the result; the second says how it is spread. */
export function headlineOf({ search, results }: MarketData, t: Translating['t']): [string, string | null] {
  const { total, isCapped, nearestKm, counts, place } = results;
  const { query } = search;
  const about = { count: total, query, many: isCapped ? 'yes' : 'no' };
  if (total === 0) return [t(query ? 'market.none.query' : 'market.none.any', { query }), null];
  const isNear = place !== null && nearestKm !== null;
  const first = isNear
    ? t(query ? 'market.found.queryNear' : 'market.found.near', { ...about, km: wholeKm(nearestKm) })
    : t(query ? 'market.found.query' : 'market.found.any', about);
  const spread = { near: counts.near, remote: counts.remote };
  if (search.remote !== 'INCLUDED') return [first, null];
  return [
    first,
    place
      ? t('market.spread.place', { ...spread, place: townOf(place.label) })
      : t('market.spread.any', spread),
  ];
}
