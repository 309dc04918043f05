import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import { Pages } from '../pages.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { Filters } from './filters.tsx';
import { FILTERS_ID, FORM_ID } from './form-ids.ts';
import { Headline } from './headline.tsx';
import { HitList } from './hit-list.tsx';
import { MarketMap } from './market-map.tsx';
import type { MarketData, MarketResults } from './market-results.ts';
import { addressOf, chosenFilters, type MarketSearch, marketSearchIn, PAGE_SIZE } from './market-search.ts';
import styles from './marketplace.module.css';
import { NothingFound } from './nothing-found.tsx';
import { PopularTopics } from './popular-topics.tsx';
import { SearchLine } from './search-line.tsx';
import { useMarket } from './use-market.ts';

export function MarketplaceScreen({ data }: SiteScreenProps<MarketData>) {
  const { t, language } = useTranslate();
  const market = useMarket(data);
  const form = useRef<HTMLFormElement>(null);
  const [present, setPresent] = useState<number | null>(null);
  const { search, answered, results, isWaiting, go } = market;
  const chosen = chosenFilters(search);

  const apply = () => form.current && go(marketSearchIn(new FormData(form.current)));

  return (
    <div className={cx('wrap', styles.page)}>
      <div className={styles.find}>
        <Headline search={answered} results={results} />
        <search>
          <form
            ref={form}
            id={FORM_ID}
            action={siteAddress('/marketplace', language)}
            method="get"
            onSubmit={(event) => {
              event.preventDefault();
              document.getElementById(FILTERS_ID)?.hidePopover?.();
              apply();
            }}
          >
            {search.project && <input type="hidden" name="project" value={search.project} />}
            <SearchLine query={search.query} onSearch={(query) => go({ ...search, query, page: 1 })} />
          </form>
        </search>
        <PopularTopics search={search} results={results} go={go} />
      </div>
      <Filters search={search} results={results} apply={apply} />
      <section aria-label={t('market.results')} aria-busy={isWaiting} className={styles.results}>
        <div className={styles.bar}>
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            className={cx(buttonClass({ variant: 'secondary', size: 'md' }), 'md:hidden')}
          >
            <SlidersHorizontal size={17} aria-hidden="true" />
            {t('market.filters.open', { count: chosen.length })}
          </button>
          <ChosenFilters search={search} results={results} go={go} />
          <p className="type-small ml-auto text-text-muted max-md:hidden">
            {t(`market.order.${orderOf(search, results)}`)}
          </p>
        </div>
        {results.hits.length === 0 ? (
          <NothingFound search={search} results={results} go={go} />
        ) : (
          <HitList hits={results.hits} present={present} onPresent={setPresent} isDimmed={isWaiting} />
        )}
        <Pages
          page={search.page}
          pageSize={PAGE_SIZE}
          total={results.total}
          to={(page) => addressOf({ ...search, page })}
        />
      </section>
      <MarketMap search={search} results={results} present={present} onPresent={setPresent} />
    </div>
  );
}

/**
 * Names what the offers are sorted by. Beyond the radius there are only remote offers, whose distance does not matter.
 */
function orderOf(
  { query }: MarketSearch,
  { place, counts }: MarketResults,
): 'both' | 'query' | 'place' | 'none' {
  if (place && counts.near > 0) return query ? 'both' : 'place';
  return query ? 'query' : 'none';
}
