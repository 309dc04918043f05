import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { filterName } from './chosen-filters.tsx';
import { MarketLink } from './market-link.tsx';
import type { MarketData } from './market-results.ts';
import {
  chosenFilters,
  EVERYTHING,
  isEverything,
  type MarketSearch,
  RADIUS,
  without,
} from './market-search.ts';

export function NothingFound({ search, results, go }: MarketData & { go: (search: MarketSearch) => void }) {
  const { t } = useTranslate();
  const chosen = chosenFilters(search);
  const { query, location, radiusKm, page } = search;
  if (results.total === 0 && isEverything(search))
    return <p className="border-t border-text py-8 text-text-soft">{t('market.nothing.yet')}</p>;
  const canGoFarther = location !== '' && results.place !== null && radiusKm < RADIUS.most;
  return (
    <div className="grid gap-5 border-t border-text py-8">
      <h2 className="type-h2">{t('market.nothing.title')}</h2>
      <ul className="grid gap-3">
        {page > 1 && (
          <li>
            <MarketLink to={{ ...search, page: 1 }} go={go} className="link">
              {t('market.nothing.firstPage')}
            </MarketLink>
          </li>
        )}
        {canGoFarther && (
          <li>
            <MarketLink to={{ ...search, radiusKm: RADIUS.most, page: 1 }} go={go} className="link">
              {t('market.nothing.farther', { km: RADIUS.most })}
            </MarketLink>
          </li>
        )}
        {chosen.map((filter) => {
          const name = filterName(filter, { search, results }, t);
          return (
            <li key={name}>
              <MarketLink to={without(search, filter)} go={go} className="link">
                {t('market.nothing.without', { name })}
              </MarketLink>
            </li>
          );
        })}
        {query !== '' && chosen.length > 0 && (
          <li>
            <MarketLink to={without(search, { kind: 'query' })} go={go} className="link">
              {t('market.nothing.withoutQuery', { query })}
            </MarketLink>
          </li>
        )}
        <li>
          <MarketLink to={EVERYTHING} go={go} className="link">
            {t('market.nothing.everything')}
          </MarketLink>
        </li>
      </ul>
      {query !== '' && <p className="type-small text-text-muted">{t('market.nothing.hint')}</p>}
    </div>
  );
}
