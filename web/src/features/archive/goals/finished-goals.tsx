import type { ArchivedGoal } from '@metra/contract/operations/archive';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { SkeletonBlock } from '../../../design-system/feedback/skeleton.tsx';
import { SectorOutline } from '../../../design-system/pictures/sector-outline.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../archive.module.css';
import { SectionHead } from '../section-head.tsx';
import { FinishedGoal } from './finished-goal.tsx';

interface FinishedGoalsProps {
  query: UseInfiniteQueryResult<InfiniteData<{ items: ArchivedGoal[] }>>;
}

/** Finished goals are shown on a timeline of years. */
export function FinishedGoals({ query }: FinishedGoalsProps) {
  const { t } = useTranslate();
  const goals = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="finished-goals">
      <SectionHead id="finished-goals" title={t('reporting.archive.finished')} />
      {!goals && query.error && (
        <div className="panel p-6">
          <LoadError title={t('reporting.archive.finishedError')} query={query} />
        </div>
      )}
      {!goals && !query.error && <SkeletonBlock className="h-[240px]" />}
      {goals?.length === 0 && <NoGoals />}
      {goals && goals.length > 0 && <Timeline goals={goals} />}
      {query.hasNextPage && (
        <Button
          className="mt-6"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('reporting.archive.more')}
        </Button>
      )}
    </section>
  );
}

function Timeline({ goals }: { goals: readonly ArchivedGoal[] }) {
  const years = Map.groupBy(goals, ({ yearLabel }) => yearLabel);
  return [...years].map(([year, ofYear]) => (
    <section key={year} aria-label={year} className={styles.year}>
      <h3 className="type-value text-value-l md:sticky md:top-[100px] md:pt-4">{year}</h3>
      <ol className={styles.rule}>
        {ofYear.map((goal) => (
          <FinishedGoal key={goal.id} goal={goal} />
        ))}
      </ol>
    </section>
  ));
}

function NoGoals() {
  const { t } = useTranslate();
  return (
    <div className="grid justify-items-start gap-5 rounded-panel border-[1.5px] border-dashed border-control-line p-6">
      <div className="flex items-end gap-5">
        {(['e', 's', 'g'] as const).map((sector) => (
          <SectorOutline key={sector} sector={sector} />
        ))}
      </div>
      <p className="measure text-text-soft">{t('reporting.archive.finishedNone')}</p>
    </div>
  );
}
