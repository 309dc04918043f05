import { X } from 'lucide-react';
import { townOf } from '../../../domain/marketplace/town.ts';
import { type Translating, useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MarketLink } from './market-link.tsx';
import type { MarketData } from './market-results.ts';
import { type ChosenFilter, chosenFilters, type MarketSearch, without } from './market-search.ts';
import styles from './marketplace.module.css';

interface ChosenFiltersProps extends MarketData {
  go: (search: MarketSearch) => void;
}

export function ChosenFilters({ search, results, go }: ChosenFiltersProps) {
  const { t } = useTranslate();
  const chosen = chosenFilters(search);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('market.filters.chosen')} className={styles.chips}>
      {chosen.map((filter) => {
        const name = filterName(filter, { search, results }, t);
        return (
          <li key={name}>
            <MarketLink
              to={without(search, filter)}
              go={go}
              aria-label={t('market.filters.remove', { name })}
              className="inline-flex min-h-[max(32px,var(--target))] items-center gap-2 rounded-chip border border-control-line bg-surface pr-2 pl-3 text-small whitespace-nowrap hover:border-text"
            >
              {name}
              <X size={14} aria-hidden="true" />
            </MarketLink>
          </li>
        );
      })}
    </ul>
  );
}

export function filterName(
  filter: ChosenFilter,
  { search, results }: MarketData,
  t: Translating['t'],
): string {
  switch (filter.kind) {
    case 'place':
      return t('market.filters.placeChip', {
        km: search.radiusKm,
        place: results.place ? townOf(results.place.label) : search.location,
      });
    case 'remote':
      return t(search.remote === 'ONLY' ? 'market.remote.ONLY' : 'market.remote.EXCLUDED');
    case 'project':
      return t('market.filters.projectChip', { project: results.project?.name ?? search.project });
    case 'query':
      return search.query;
    default:
      // A filter without any offer has no count, so its slug is shown.
      return results.counts[filter.kind].find(({ slug }) => slug === filter.slug)?.name ?? filter.slug;
  }
}
