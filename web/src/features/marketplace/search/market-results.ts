import type { OfferHit, OfferSearch } from '@metra/contract/shapes/offer-shapes';
import type { MarketSearch } from './market-search.ts';

/** Other fields of an offer would only make the page heavier. */
export interface ShownHit
  extends Pick<
    OfferHit,
    | 'id'
    | 'title'
    | 'summary'
    | 'organisation'
    | 'location'
    | 'remote'
    | 'priceHint'
    | 'distanceKm'
    | 'reasons'
  > {
  type: string;
  category: string | null;
  sector: 'e' | 's' | 'g';
}

export interface MarketResults extends Omit<OfferSearch, 'items' | 'next' | 'page' | 'pageSize'> {
  hits: readonly ShownHit[];
}

export interface MarketData {
  search: MarketSearch;
  results: MarketResults;
}

export function resultsOf({ items, next: _, page: __, pageSize: ___, ...found }: OfferSearch): MarketResults {
  return {
    ...found,
    hits: items.map((hit) => ({
      id: hit.id,
      title: hit.title,
      summary: hit.summary,
      organisation: hit.organisation,
      location: hit.location,
      remote: hit.remote,
      priceHint: hit.priceHint,
      distanceKm: hit.distanceKm,
      reasons: hit.reasons,
      type: hit.offerType.name,
      category: hit.categories[0]?.name ?? null,
      sector: hit.categories[0]?.sector ?? 'e',
    })),
  };
}
