import { skipToken } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { reportQueries } from '../../domain/reporting/report.queries.ts';
import { ReportingHead } from '../../domain/reporting/reporting-head.tsx';
import { useCachedQuery } from '../../lib/api/use-cached-query.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { DownloadState } from './download/download-state.tsx';
import styles from './report.module.css';
import { ReportHead } from './report-head.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ChecksSection } from './sheet/checks-section.tsx';
import { CompanyChapter } from './sheet/company-chapter.tsx';
import { Cover } from './sheet/cover.tsx';
import { GapsChapter } from './sheet/gaps-chapter.tsx';
import { MethodChapter } from './sheet/method-chapter.tsx';
import { SectorChapter } from './sheet/sector-chapter.tsx';
import { StrategyChapter } from './sheet/strategy-chapter.tsx';

const route = getRouteApi('/app/main/reporting/current-report');

/** The report of a business year: it reads like the finished document, and is written in place. */
export function ReportScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const years = useCachedQuery(reportQueries.years());
  const year = search.year ?? years.data?.items[0]?.year;
  const asked = reportQueries.report(year ?? 0);
  const query = useCachedQuery({ ...asked, ...(year === undefined && { queryFn: skipToken }) });
  const failed = years.error && !years.data ? years : query.error && !query.data ? query : null;
  if (!query.data && !failed) return <ReportSkeleton />;
  const report = query.data;
  const summary = years.data?.items.find((one) => one.year === year);
  return (
    <div className="wrap">
      <ReportingHead page="report" year={year} years={years.data?.items} />
      {report ? (
        <>
          <ReportHead report={report} summary={summary} />
          <DownloadState />
          <article
            aria-label={t('reporting.report.kind', { year: report.label })}
            className={styles.document}
          >
            <Cover report={report} />
            <div className={styles.sheet}>
              <CompanyChapter report={report} />
            </div>
            <div className={styles.sheet}>
              <StrategyChapter report={report} />
            </div>
            <div className={styles.sheet}>
              <SectorChapter
                report={report}
                number={3}
                title="environment"
                sectors={['e']}
                sections={['environment']}
              />
            </div>
            <div className={styles.sheet}>
              <SectorChapter
                report={report}
                number={4}
                title="social"
                sectors={['s', 'g']}
                sections={['social', 'governance']}
              />
            </div>
            <div className={styles.sheet}>
              <GapsChapter report={report} />
              <MethodChapter report={report} isFrozen={Boolean(summary?.frozen)} />
            </div>
            <ChecksSection report={report} />
          </article>
        </>
      ) : (
        <div className="panel my-8 p-6">
          <h1 className="sr-only">{t('reporting.head.report')}</h1>
          {failed && (
            <LoadError
              title={t('reporting.report.error')}
              text={t('reporting.report.errorText')}
              query={failed}
            />
          )}
        </div>
      )}
    </div>
  );
}
