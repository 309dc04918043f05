import type { TrackableGoal } from '@metra/contract/tracking-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../design-system/button.tsx';
import { SectorOutline } from '../../design-system/sector-outline.tsx';
import { yearOf } from '../../domain/tracking/period-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LoadError } from '../../lib/load-error.tsx';
import styles from './archive.module.css';
import { archiveQueries } from './archive.queries.ts';
import { ArchiveSkeleton } from './archive-skeleton.tsx';
import { ArchivedGoal } from './archived-goal.tsx';

/** Goals that were finished, on a rule through the years. */
export function ArchiveScreen() {
  const { t } = useTranslate();
  const query = useInfiniteQuery(archiveQueries.goals());
  const total = query.data?.pages[0]?.total ?? 0;
  if (!query.data && !query.error) return <ArchiveSkeleton />;
  return (
    <div className="wrap">
      <div className="grid gap-4 py-6 md:pt-12 md:pb-10">
        <p className="type-small text-text-muted">{t('goals.archive.kick')}</p>
        <h1 className="type-display">{t('goals.archive.statement', { count: total })}</h1>
      </div>
      {query.data ? (
        <>
          {total === 0 ? (
            <EmptyArchive />
          ) : (
            <Timeline goals={query.data.pages.flatMap(({ items }) => items)} />
          )}
          {query.hasNextPage && (
            <Button
              className="mt-6"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('goals.history.more')}
            </Button>
          )}
        </>
      ) : (
        <div className="panel p-6">
          <LoadError title={t('goals.archive.error')} text={t('goals.error.text')} query={query} />
        </div>
      )}
    </div>
  );
}

function Timeline({ goals }: { goals: readonly TrackableGoal[] }) {
  const years = Map.groupBy(goals, ({ inactiveSince, startedAt }) => yearOf(inactiveSince ?? startedAt));
  return [...years].map(([year, ofYear]) => (
    <section
      key={year}
      aria-label={String(year)}
      className="grid grid-cols-1 items-start gap-3 md:grid-cols-[120px_minmax(0,1fr)] md:gap-0"
    >
      <h2 className="type-value text-value-l md:sticky md:top-[100px] md:pt-4">{year}</h2>
      <ol className={styles.rule}>
        {ofYear.map((goal) => (
          <ArchivedGoal key={goal.id} goal={goal} />
        ))}
      </ol>
    </section>
  ));
}

function EmptyArchive() {
  const { t } = useTranslate();
  return (
    <div className="grid justify-items-start gap-5 rounded-panel border-[1.5px] border-dashed border-control-line p-8">
      <div className="flex items-end gap-5">
        {(['e', 's', 'g'] as const).map((sector) => (
          <SectorOutline key={sector} sector={sector} />
        ))}
      </div>
      <div className="grid gap-1">
        <h2 className="type-h3">{t('goals.archive.empty')}</h2>
        <p className="measure text-text-muted">{t('goals.archive.emptyText')}</p>
      </div>
    </div>
  );
}
