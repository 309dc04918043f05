import type { FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import { verifyPaths } from '@metra/contract/rules/report-addresses';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { SkeletonBlock } from '../../../design-system/feedback/skeleton.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { reportingPath } from '../../../domain/reporting/reporting-pages.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SectionHead } from '../section-head.tsx';
import styles from './frozen-reports.module.css';
import { FrozenRow } from './frozen-row.tsx';

const COLUMNS = ['number', 'at', 'hash', 'complete', 'state'] as const;

interface FrozenReportsProps {
  query: UseInfiniteQueryResult<InfiniteData<{ items: FrozenReportItem[] }>>;
}

export function FrozenReports({ query }: FrozenReportsProps) {
  const { t, language } = useTranslate();
  const reports = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="frozen-reports">
      <SectionHead
        id="frozen-reports"
        title={t('reporting.archive.frozen')}
        text={
          <>
            {t('reporting.archive.frozenText')}{' '}
            <a href={verifyPaths[language]} className="link">
              {t('reporting.archive.frozenCheck')}
            </a>
          </>
        }
      />
      {!reports && query.error && (
        <div className="panel p-6">
          <LoadError title={t('reporting.archive.frozenError')} query={query} />
        </div>
      )}
      {!reports && !query.error && <SkeletonBlock className="h-[200px]" />}
      {reports?.length === 0 && <NothingFrozen />}
      {reports && reports.length > 0 && (
        <div className="panel overflow-hidden">
          <table {...ROLES.table} className={styles.table}>
            <caption className="sr-only">{t('reporting.archive.frozen')}</caption>
            <thead {...ROLES.group}>
              <tr {...ROLES.row}>
                {COLUMNS.map((column) => (
                  <th {...ROLES.header} key={column} scope="col" data-column={column}>
                    {t(`reporting.archive.column.${column}`)}
                  </th>
                ))}
                <th {...ROLES.header} scope="col">
                  <span className="sr-only">{t('reporting.archive.column.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody {...ROLES.group}>
              {reports.map((report) => (
                <FrozenRow key={report.id} report={report} />
              ))}
            </tbody>
          </table>
        </div>
      )}
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

function NothingFrozen() {
  const { t } = useTranslate();
  return (
    <div className="grid justify-items-start gap-4 rounded-panel border-[1.5px] border-dashed border-control-line p-6">
      <p className="measure text-text-soft">{t('reporting.archive.frozenNone')}</p>
      <ButtonLink render={<Link to={reportingPath('report')} />}>
        {t('reporting.archive.toReport')}
      </ButtonLink>
    </div>
  );
}
