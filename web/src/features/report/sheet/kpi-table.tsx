import { isOfSameMonths } from '@metra/contract/rules/business-year';
import type { Report, ReportGap, ReportKpi } from '@metra/contract/shapes/report-shapes';
import { MonthsStrip } from '../../../design-system/charts/months-strip.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { Unit } from '../../../design-system/values/unit.tsx';
import { stripMonths } from '../../../domain/kpis/month-marks.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { isApproximate } from '../../../domain/tracking/value-quality.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { openGaps } from './chapters.ts';
import { GapNote } from './gap-note.tsx';
import { joinedNotes } from './joined-notes.ts';
import { bareValue, changeText, coverageText, monthsText, unitBeside } from './report-words.ts';
import table from './table.module.css';

interface KpiTableProps {
  report: Report;
  rows: readonly ReportKpi[];
  caption: string;
}

/** KPIs with this year, last year, change, start, target and how much of the year is known. */
export function KpiTable({ report, rows, caption }: KpiTableProps) {
  const { t, language } = useTranslate();
  const gaps = new Map(openGaps(report).flatMap((gap) => (gap.kpi ? [[gap.kpi.id, gap]] : [])));
  const notes = joinedNotes(rows.map(({ kpi }) => gaps.get(kpi.id) ?? null));
  const months = report.state === 'RUNNING' && report.covered ? monthsText(report.covered, language) : null;
  return (
    <table {...ROLES.table} className={table.table}>
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th {...ROLES.header}>{t('reporting.report.column.kpi')}</th>
          <th {...ROLES.header} className={table.now}>
            {report.label}
            {months && <span>{months}</span>}
          </th>
          <th {...ROLES.header}>
            {report.previousYear.label}
            {months && <span>{t('reporting.report.column.sameMonths')}</span>}
          </th>
          <th {...ROLES.header}>{t('reporting.report.column.change')}</th>
          <th {...ROLES.header}>
            {t('reporting.report.column.start')}
            <span>{t('reporting.report.column.withYear')}</span>
          </th>
          <th {...ROLES.header}>
            {t('reporting.report.column.target')}
            <span>{t('reporting.report.column.withYear')}</span>
          </th>
          <th {...ROLES.header}>{t('reporting.report.column.coverage')}</th>
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map((row, index) => (
          <Row
            key={row.kpi.id}
            row={row}
            report={report}
            gaps={notes.find((note) => note.row === index)?.notes ?? []}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: ReportKpi;
  report: Report;
  gaps: readonly ReportGap[];
}

function Row({ row, report, gaps }: RowProps) {
  const { t, language } = useTranslate();
  const { kpi, value, previous, comparable, change, baseline, target, coverage, reason, estimatedShare } =
    row;
  const none = (isThere: unknown) => (isThere ? undefined : table.none);
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.rowHeader} scope="row">
        <CatalogueText>{kpi.name}</CatalogueText>{' '}
        <span className="whitespace-nowrap text-text-muted">
          <Unit>{unitBeside(kpi)}</Unit>
        </span>
      </th>
      <td {...ROLES.cell} className={table.now}>
        {value !== null ? (
          `${isApproximate(estimatedShare) ? t('reporting.report.about') : ''}${bareValue(value, kpi, language)}`
        ) : reason === 'NOT_APPLICABLE' || reason === 'INCLUDED_ELSEWHERE' ? (
          <span className="font-text text-text-muted">{t(`reporting.report.missingReason.${reason}`)}</span>
        ) : coverage.marks.length > 0 && coverage.marks.every((mark) => mark === 'TO_COME') ? (
          <span className="font-text text-text-muted">{t('reporting.report.chart.without.toCome')}</span>
        ) : (
          <span className={table.lack}>{t('reporting.report.missing')}</span>
        )}
      </td>
      <td {...ROLES.cell} data-label={report.previousYear.label} className={none(previous)}>
        {previous ? bareValue(previous.value, kpi, language) : <Dash />}
        {previous && !isOfSameMonths(previous.period, row.period ?? report.period) && (
          <span className={table.below}>{monthsText(previous.period, language)}</span>
        )}
      </td>
      <td {...ROLES.cell} className={none(change)}>
        {change ? changeText(change, kpi, language) : <Dash />}
        {change && comparable !== null && comparable !== value && (
          <span className={table.below}>
            {t('reporting.report.comparedWith', {
              year: report.label,
              value: bareValue(comparable, kpi, language),
            })}
          </span>
        )}
      </td>
      <td {...ROLES.cell} data-label={t('reporting.report.column.start')} className={none(baseline)}>
        {baseline ? (
          <>
            {bareValue(baseline.value, kpi, language)} <Year>{baseline.label}</Year>
          </>
        ) : (
          <Dash />
        )}
      </td>
      <td {...ROLES.cell} data-label={t('reporting.report.column.target')} className={none(target)}>
        {target ? (
          <>
            {bareValue(target.value, kpi, language)} <Year>{target.date.slice(0, 4)}</Year>
          </>
        ) : (
          <Dash />
        )}
      </td>
      <td {...ROLES.cell} data-noted={gaps.length > 0 || undefined}>
        <span className="inline-block align-[-3px]">
          <MonthsStrip months={stripMonths(coverage.marks)} label={coverageText(coverage)} />
        </span>
        {gaps.length > 0 && <GapNote gaps={gaps} year={report.year} />}
      </td>
    </tr>
  );
}

const Dash = () => <span className="text-text-muted">–</span>;

const Year = ({ children }: { children: string }) => <span className="text-text-muted">{children}</span>;
