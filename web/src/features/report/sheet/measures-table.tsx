import type { Report, ReportMeasure } from '@metra/contract/shapes/report-shapes';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { MeasureStateText } from '../../../domain/tracking/measure-state-text.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import table from './table.module.css';

const FIRST = 10;

export function MeasuresTable({ report }: { report: Report }) {
  const { t, language } = useTranslate();
  const { measures, state, period, at } = report;
  const [all, setAll] = useState(false);
  const shown = all ? measures.items : measures.items.slice(0, FIRST);
  return (
    <div className={`mt-10 ${styles.wide}`}>
      <h3>{t('reporting.report.measures')}</h3>
      <table {...ROLES.table} className={table.table}>
        <caption className="sr-only">{t('reporting.report.measures')}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.header}>{t('reporting.report.column.measure')}</th>
            <th {...ROLES.header} className={table.words}>
              {t('reporting.report.column.state')}
            </th>
            <th {...ROLES.header}>{t('reporting.report.column.planned')}</th>
            <th {...ROLES.header}>{t('reporting.report.column.spent')}</th>
            <th {...ROLES.header}>{t('reporting.report.column.finished')}</th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {shown.map((measure) => (
            <Row key={measure.id} measure={measure} />
          ))}
          <tr {...ROLES.row} className={table.sum}>
            <th {...ROLES.rowHeader} scope="row">
              {t('reporting.report.allMeasures', { count: measures.count })}
            </th>
            <td {...ROLES.cell} className={table.none} />
            <td {...ROLES.cell} data-label={t('reporting.report.column.planned')}>
              {formatMoney(measures.planned, language)}
            </td>
            <td {...ROLES.cell} data-label={t('reporting.report.column.spent')}>
              {formatMoney(measures.spent, language)}
            </td>
            <td {...ROLES.cell} className={table.none} />
          </tr>
        </tbody>
      </table>
      {state === 'OVER' && (
        <p className="mt-2 text-small text-text-soft">
          {t('reporting.report.measuresThen', {
            end: formatDate(period.end, language),
            today: formatDate(at.slice(0, 10), language),
          })}
        </p>
      )}
      {measures.items.length > FIRST && (
        <Button size="sm" className="mt-4" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'reporting.report.fewerMeasures' : 'reporting.report.moreMeasures', {
            count: measures.items.length,
          })}
        </Button>
      )}
    </div>
  );
}

function Row({ measure }: { measure: ReportMeasure }) {
  const { t, language } = useTranslate();
  const { name, state, costPlanned, costActual, finishedOn, dueOn } = measure;
  const day = finishedOn ?? dueOn;
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents, language));
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.rowHeader} scope="row">
        {name}
      </th>
      <td {...ROLES.cell} className={table.words}>
        <MeasureStateText state={state} />
      </td>
      <td
        {...ROLES.cell}
        data-label={t('reporting.report.column.planned')}
        className={costPlanned === null ? table.none : undefined}
      >
        {money(costPlanned)}
      </td>
      <td
        {...ROLES.cell}
        data-label={t('reporting.report.column.spent')}
        className={costActual === null ? table.none : undefined}
      >
        {money(costActual)}
      </td>
      <td {...ROLES.cell} className={day ? undefined : table.none}>
        {day ? formatDate(day, language, 'month') : '–'}
      </td>
    </tr>
  );
}
