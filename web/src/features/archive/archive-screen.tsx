import type { ArchiveSummary } from '@metra/contract/operations/archive';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReportingHead } from '../../domain/reporting/reporting-head.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { archiveQueries } from './archive.queries.ts';
import { ArchiveSkeleton } from './archive-skeleton.tsx';
import { YearComparison } from './comparison/year-comparison.tsx';
import { FrozenReports } from './frozen/frozen-reports.tsx';
import { FinishedGoals } from './goals/finished-goals.tsx';
import { FinishedStrategies } from './strategies/finished-strategies.tsx';

/** This screen shows frozen reports, finished goals and strategies, and a comparison of two years. */
export function ArchiveScreen() {
  const { t } = useTranslate();
  const summary = useQuery(archiveQueries.summary());
  const years = useQuery(archiveQueries.years());
  const reports = useInfiniteQuery(archiveQueries.reports());
  const goals = useInfiniteQuery(archiveQueries.goals());
  if (!summary.data && !summary.error) return <ArchiveSkeleton />;
  return (
    <div className="wrap">
      <ReportingHead page="archive" />
      <div className="py-6 md:pt-10 md:pb-10">
        {summary.data ? (
          <Statement
            // The list also counts frozen reports whose files are still being created.
            reports={reports.data?.pages[0]?.total ?? summary.data.reports}
            goals={summary.data.goals}
          />
        ) : (
          <>
            <h1 className="type-display">{t('reporting.head.archive')}</h1>
            <div className="panel mt-6 p-6">
              <LoadError title={t('reporting.archive.error')} query={summary} />
            </div>
          </>
        )}
      </div>
      <div className="grid gap-12 md:gap-16">
        <FrozenReports query={reports} />
        {years.data && <YearComparison years={years.data.items} />}
        <FinishedGoals query={goals} />
        {summary.data && summary.data.strategies > 0 && <FinishedStrategies />}
      </div>
    </div>
  );
}

/** If no goal could be judged, the sentence only says how many goals have ended. */
function Statement({ reports, goals }: Pick<ArchiveSummary, 'reports' | 'goals'>) {
  const { t } = useTranslate();
  const isJudged = goals.reached + goals.notReached > 0;
  return (
    <h1 className="type-display">
      {t('reporting.archive.reports', { count: reports })}
      {goals.total > 0 && (
        <span className="block text-text-muted">
          {isJudged
            ? t('reporting.archive.goals', { count: goals.total, reached: goals.reached })
            : t('reporting.archive.goalsEnded', { count: goals.total })}
        </span>
      )}
    </h1>
  );
}
