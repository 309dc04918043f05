import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { archiveQueries } from '../archive.queries.ts';
import { SectionHead } from '../section-head.tsx';

/** The list shows how the goals of each strategy ended. */
export function FinishedStrategies() {
  const { t, language } = useTranslate();
  const query = useInfiniteQuery(archiveQueries.strategies());
  const strategies = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (strategies.length === 0) return null;
  return (
    <section aria-labelledby="finished-strategies">
      <SectionHead id="finished-strategies" title={t('reporting.archive.strategies')} />
      <ul className="panel divide-y divide-line">
        {strategies.map(({ id, name, startedAt, endedAt, goals }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 px-5 py-4 sm:px-6"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            <span className="tabular type-small text-text-muted">
              {startedAt && endedAt
                ? t('reporting.archive.span', {
                    from: formatDate(startedAt, language),
                    to: formatDate(endedAt, language),
                  })
                : endedAt && t('reporting.archive.until', { date: formatDate(endedAt, language) })}
            </span>
            <span className="tabular type-small w-full text-text-soft">
              {t('reporting.archive.strategyGoals', {
                count: goals.total,
                reached: goals.reached,
                notReached: goals.notReached,
              })}
            </span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="mt-4"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('reporting.archive.more')}
        </Button>
      )}
    </section>
  );
}
