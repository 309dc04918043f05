import type { Report, ReportGap } from '@metra/contract/shapes/report-shapes';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { MonthsStrip } from '../../../design-system/charts/months-strip.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { stripMonths } from '../../../domain/kpis/month-marks.ts';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { Explanation } from '../text/explanation.tsx';
import { Chapter } from './chapter.tsx';
import { isBlank } from './chapters.ts';
import { EntryLink } from './gap-note.tsx';
import { coverageText } from './report-words.ts';
import table from './table.module.css';

const FIRST = 15;

export function GapsChapter({ report }: { report: Report }) {
  const { t } = useTranslate();
  const [all, setAll] = useState(false);
  const { gaps } = report;
  const begunLater = report.kpis.filter(
    ({ value, coverage }) => value !== null && coverage.marks.includes('BEFORE'),
  ).length;
  // KPIs with the same recorded months share one sentence about the months to come.
  const toCome = Map.groupBy(
    gaps.filter(({ state }) => state === 'TO_COME'),
    ({ coverage }) => (coverage ? coverageText(coverage) : ''),
  );
  const others = gaps.filter(({ state }) => state !== 'TO_COME');
  const shown = all ? others : others.slice(0, FIRST);
  return (
    <Chapter number={5} title={t('reporting.report.chapter.gaps')}>
      <p className={styles.prose}>
        {gaps.length > 0
          ? t('reporting.report.gapsText')
          : isBlank(report)
            ? t('reporting.report.noRecords', { year: report.label })
            : begunLater > 0
              ? t('reporting.report.begunLater', { count: begunLater })
              : t('reporting.report.noGaps')}
      </p>
      {gaps.length > 0 && (
        <div className={`mt-4 ${styles.wide}`}>
          <table {...ROLES.table} className={table.table}>
            <caption className="sr-only">{t('reporting.report.chapter.gaps')}</caption>
            <thead {...ROLES.group}>
              <tr {...ROLES.row}>
                <th {...ROLES.header}>{t('reporting.report.column.datum')}</th>
                <th {...ROLES.header} className={table.words}>
                  {t('reporting.report.column.coverage')}
                </th>
                <th {...ROLES.header} className={table.words}>
                  {t('reporting.report.column.reason')}
                </th>
              </tr>
            </thead>
            <tbody {...ROLES.group}>
              {[...toCome].map(([covered, [first, ...alike]]) => (
                <tr {...ROLES.row} key={covered}>
                  <th {...ROLES.rowHeader} scope="row">
                    {alike.length === 0 ? (
                      <CatalogueText>{first?.name ?? ''}</CatalogueText>
                    ) : (
                      t('reporting.report.runningValues', { count: alike.length + 1 })
                    )}
                  </th>
                  <td {...ROLES.cell} className={table.words}>
                    {first?.coverage && <Covered coverage={first.coverage} toCome />}
                  </td>
                  <td {...ROLES.cell} className={`${table.words} ${table.full}`}>
                    {t('reporting.report.yearRuns', { year: report.label })}
                  </td>
                </tr>
              ))}
              {shown.map((gap) => (
                <Row key={gap.key} gap={gap} year={report.year} />
              ))}
            </tbody>
          </table>
          {others.length > FIRST && (
            <Button size="sm" className="mt-4" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'reporting.report.fewerGaps' : 'reporting.report.moreGaps', { count: others.length })}
            </Button>
          )}
        </div>
      )}
    </Chapter>
  );
}

function Row({ gap, year }: { gap: ReportGap; year: number }) {
  const { t } = useTranslate();
  const mayWrite = useMayWriteReport();
  const { name, coverage, reason, note, explanation } = gap;
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.rowHeader} scope="row">
        <CatalogueText>{name}</CatalogueText>
        {mayWrite && (
          <span className="block text-small">
            <EntryLink gap={gap} year={year}>
              {t('reporting.report.gap.enter')}
              <span className="sr-only">: {name}</span>
            </EntryLink>
          </span>
        )}
      </th>
      <td {...ROLES.cell} className={table.words}>
        {coverage ? (
          <Covered coverage={coverage} />
        ) : (
          <span className={table.lack}>{t('reporting.report.missing')}</span>
        )}
      </td>
      <td {...ROLES.cell} className={`${table.words} ${table.full}`}>
        {reason && (
          <p dir="auto">
            {t(`reporting.report.missingReason.${reason}`)}
            {note && `: ${note}`}
          </p>
        )}
        {!reason && !explanation && <p className={table.lack}>{t('reporting.report.noReason')}</p>}
        <Explanation year={year} of={gap} name={name} action={t('reporting.report.gap.reason')} />
      </td>
    </tr>
  );
}

interface CoveredProps {
  coverage: NonNullable<ReportGap['coverage']>;
  /** The last period of the KPI is not over. */
  toCome?: boolean;
}

function Covered({ coverage, toCome = false }: CoveredProps) {
  const { t } = useTranslate();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true">
        <MonthsStrip months={stripMonths(coverage.marks)} />
      </span>
      {toCome && coverage.expected === 1 ? t('reporting.report.yearToCome') : coverageText(coverage)}
    </span>
  );
}
