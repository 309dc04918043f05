import type { Report, ReportYearSummary } from '@metra/contract/shapes/report-shapes';
import { ProgressRing } from '../../design-system/charts/progress-ring.tsx';
import { reportingPath } from '../../domain/reporting/reporting-pages.ts';
import { useMayWriteReport } from '../../domain/reporting/use-may-write-report.ts';
import { formatDateTime } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { DownloadMenu } from './download/download-menu.tsx';
import { FreezeButton, ShareButton } from './freeze-and-share.tsx';
import { isBlank, openGaps } from './sheet/chapters.ts';
import { CHECKS_ID } from './sheet/checks-section.tsx';

interface ReportHeadProps {
  report: Report;
  summary: ReportYearSummary | undefined;
}

/** How much of the report is there, what can be done today, and what can be done with it. */
export function ReportHead({ report, summary }: ReportHeadProps) {
  const { t, language } = useTranslate();
  const mayWrite = useMayWriteReport();
  const { completeness, checks } = report;
  const percent = Math.floor((completeness?.share ?? 0) * 100);
  const gaps = openGaps(report).length;
  const contradictions = checks.filter(({ explanation }) => explanation === null).length;
  const frozen = summary?.frozen ?? null;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 py-6 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-6 md:py-8">
      {completeness && (
        <ProgressRing
          size="sm"
          share={completeness.share}
          value={percent}
          unit="%"
          label={t('reporting.report.share', { percent })}
        />
      )}
      <div className={completeness ? undefined : 'col-span-2'}>
        <h1 className="text-[1.375rem] md:text-[1.75rem]">
          {completeness && completeness.total > 0
            ? t('reporting.report.statement', {
                answered: completeness.total - completeness.missing,
                total: completeness.total,
              })
            : t('reporting.report.kind', { year: report.label })}{' '}
          <span className="block text-text-muted">
            {gaps > 0
              ? t(mayWrite ? 'reporting.report.closable' : 'reporting.report.openGaps', { count: gaps })
              : t(isBlank(report) ? 'reporting.report.noRecords' : 'reporting.report.nothingOpen', {
                  year: report.label,
                })}
          </span>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-muted">
          <span>
            {t('reporting.report.draftAsOf', {
              year: report.label,
              when: formatDateTime(report.at, language),
            })}
          </span>
          <a
            href={`#${CHECKS_ID}`}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-[44px]"
          >
            {t('reporting.report.checkCount', { count: contradictions })}
          </a>
          {completeness && completeness.missing > 0 && (
            <FrameLink
              href={reportingPath('vsme', report.year)}
              className="link inline-flex min-h-6 items-center pointer-coarse:min-h-[44px]"
            >
              {t('reporting.report.missingCount', { count: completeness.missing })}
            </FrameLink>
          )}
          {frozen && (
            <FrameLink href="/app/reporting/archive" className="link inline-flex min-h-6 items-center">
              {t('reporting.report.frozenAs', { number: frozen.number })}
            </FrameLink>
          )}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2 max-md:*:flex-1 md:col-span-1 md:self-end">
        <ShareButton report={report} frozen={frozen} mayFreeze={mayWrite} />
        {mayWrite && <FreezeButton report={report} />}
        <span className="contents max-md:*:order-first max-md:*:basis-full">
          <DownloadMenu year={report.year} label={report.label} company={report.company.name} />
        </span>
      </div>
    </div>
  );
}
