import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MarketLink } from './market-link.tsx';
import type { MarketData } from './market-results.ts';
import { isEverything, type MarketSearch } from './market-search.ts';

const MOST = 6;

/** Popular topics are shown to visitors who have not searched yet. */
export function PopularTopics({ search, results, go }: MarketData & { go: (search: MarketSearch) => void }) {
  const { t } = useTranslate();
  const topics = results.counts.categories
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST);
  if (!isEverything(search) || topics.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ui">
      <h2 className="type-small text-text-muted">{t('market.popular')}</h2>
      {topics.map(({ slug, name }) => (
        <MarketLink key={slug} to={{ ...search, categories: [slug] }} go={go} className="link">
          {name}
        </MarketLink>
      ))}
    </div>
  );
}
