import type { ImportColumn, ImportProblem, PreviewRow } from '@metra/contract/operations/kpi-import';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { Badge, type Tone } from '../../../design-system/values/badge.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { recordText, spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, nameOfYear } from '../../../lib/formats/business-year.ts';
import { formatNumber, formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { CorrectionCell } from './correction-cell.tsx';
import { cellsToCorrect, type Outcome } from './import-rows.ts';

interface PreviewTableProps {
  rows: readonly PreviewRow[];
  onCorrect: (line: number, column: ImportColumn, text: string) => void;
  onLeave: (line: number) => void;
}

const TONE: Record<Outcome, Tone> = {
  BAD: 'danger',
  ODD: 'warning',
  NEW: 'success',
  CHANGES: 'current',
  UNCHANGED: 'neutral',
};

export function PreviewTable({ rows, onCorrect, onLeave }: PreviewTableProps) {
  const { t } = useTranslate();
  const kpis = useQuery(kpiQueries.entered()).data ?? [];
  const names = kpis.map(({ name }) => name);
  return (
    <Table
      caption={t('tracking.import.preview')}
      columns={useColumns(rows, names, onCorrect, onLeave)}
      rows={rows}
      rowKey={({ line }) => line}
      empty={<p className="px-6 py-8 text-text-muted">{t('tracking.import.none')}</p>}
    />
  );
}

function useColumns(
  rows: PreviewTableProps['rows'],
  names: readonly string[],
  onCorrect: PreviewTableProps['onCorrect'],
  onLeave: PreviewTableProps['onLeave'],
): readonly Column<PreviewRow>[] {
  const { t, language } = useTranslate();
  const cell = (row: PreviewRow, column: ImportColumn, read: ReactNode) =>
    cellsToCorrect(row).has(column) ? (
      <CorrectionCell
        key={`${row.line} ${column}`}
        label={t('tracking.import.mend', { line: row.line, column: t(`tracking.column.${column}`) })}
        text={row.cells[column]}
        suggestions={column === 'kpi' ? names : undefined}
        onDone={(text) => onCorrect(row.line, column, text)}
      />
    ) : typeof read === 'string' ? (
      <CatalogueText>{read}</CatalogueText>
    ) : (
      read
    );
  return [
    {
      key: 'kpi',
      header: t('tracking.column.kpi'),
      cell: (row) => (
        <span className="grid gap-1">
          {cell(row, 'kpi', row.kpi?.name ?? row.cells.kpi)}
          <span className="type-micro text-text-muted">{t('tracking.import.line', { line: row.line })}</span>
        </span>
      ),
    },
    {
      key: 'period',
      header: t('tracking.column.period'),
      cell: (row) =>
        cell(
          row,
          cellsToCorrect(row).has('periodEnd') ? 'periodEnd' : 'period',
          row.periodStart && row.periodEnd
            ? spanText({ start: row.periodStart, end: row.periodEnd }, language)
            : row.cells.period,
        ),
    },
    {
      key: 'value',
      header: t('tracking.column.value'),
      align: 'end',
      narrow: 'value',
      cell: (row) =>
        cellsToCorrect(row).has('reason')
          ? cell(row, 'reason', '')
          : cell(row, 'value', <ReadValue row={row} />),
    },
    {
      key: 'unit',
      header: t('tracking.column.unit'),
      // On narrow screens the unit is shown beside the value, unless it needs a correction.
      narrow: rows.some((row) => cellsToCorrect(row).has('unit')) ? 'detail' : 'hidden',
      cell: (row) => cell(row, 'unit', row.unit?.label ?? row.cells.unit),
    },
    {
      key: 'outcome',
      header: t('tracking.import.outcome'),
      wrap: true,
      cell: (row) => (
        <span className="grid justify-items-start gap-1 py-1">
          <Badge tone={TONE[row.outcome]}>{t(`tracking.outcome.${row.outcome}`)}</Badge>
          {row.problems.map((problem) => (
            <span key={`${problem.column} ${problem.key}`} className="type-small text-text-soft">
              {problemText(problem, t)}
            </span>
          ))}
          {row.outcome === 'CHANGES' && row.before && (
            <span className="type-small text-text-soft">
              {t('tracking.import.before', { value: recordText(row.before, language) })}
            </span>
          )}
          {row.readByLanguage && (
            <span className="type-small text-text-muted">{t('tracking.import.readByLanguage')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'leave',
      header: t('tracking.import.leave'),
      headerHidden: true,
      narrow: 'action',
      cell: (row) => (
        <IconButton
          size="sm"
          label={t('tracking.import.leaveLine', { line: row.line })}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => onLeave(row.line)}
        />
      ),
    },
  ];
}

/** The cell shows the number as it was read. On narrow screens, which have no column for units, it adds the unit. */
function ReadValue({ row: { value, unit, cells, reason } }: { row: PreviewRow }) {
  const { language } = useTranslate();
  if (value === null) return reason ? cells.reason : cells.value;
  return (
    <>
      <span className="max-sm:hidden">{formatNumber(value, language)}</span>
      <span className="sm:hidden">{formatQuantity(value, plainTwo(unit?.label ?? ''), language)}</span>
    </>
  );
}

/** The text names a year as the organisation writes it. */
const problemText = ({ key, detail }: ImportProblem, t: ReturnType<typeof useTranslate>['t']): string =>
  t(`tracking.problem.${key}`, { detail: detail ?? '', year: nameOfYear(businessYearOf(today()) - 1) });
