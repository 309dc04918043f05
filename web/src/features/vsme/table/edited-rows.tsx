import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { type ClipboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isBlock, readBlock } from '../../../lib/spreadsheet/paste-block.ts';
import { isNumeric } from '../answers/raw-input.ts';
import { useVsme } from '../vsme-context.ts';
import { EditedRow } from './edited-row.tsx';
import { ColumnHead } from './read-only-table.tsx';
import { ROW_HEADER } from './row-header.ts';
import styles from './table.module.css';
import { type CellProblem, KEY, newId, numberIn, type RawRow, sumOfColumn } from './table-rows.ts';
import type { ChangeRows } from './use-table-rows.ts';

interface EditedRowsProps {
  of: DisclosureTable;
  /** The page of them that is shown. */
  rows: readonly RawRow[];
  all: readonly RawRow[];
  problems: readonly CellProblem[];
  focusOn: number | null;
  change: ChangeRows;
}

/** Rows as fields. A block from a spreadsheet that is pasted into a cell fills what lies right of it and below. */
export function EditedRows({ of, rows, all, problems, focusOn, change }: EditedRowsProps) {
  const { t, language } = useTranslate();
  const { year } = useVsme();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (focusOn !== null) body.current?.querySelector<HTMLElement>(`[data-row="${focusOn}"] input`)?.focus();
  }, [focusOn]);

  const changeRow = useCallback(
    (id: number, next: Partial<RawRow>) =>
      change((known) => known.map((row) => (row.id === id ? { ...row, ...next } : row))),
    [change],
  );
  const remove = useCallback(
    (id: number) => change((known) => known.filter((row) => row.id !== id)),
    [change],
  );
  const paste = useCallback(
    (event: ClipboardEvent, id: number, column: number) => {
      const text = event.clipboardData.getData('text/plain');
      if (!isBlock(text)) return;
      event.preventDefault();
      change((known) => fillFrom(readBlock(text), { all: known, id, column, table: of, language }));
    },
    [change, of, language],
  );

  const problemsOf = useMemo(() => Map.groupBy(problems, ({ id }) => id), [problems]);
  const sums = of.columns.map((column, index) => sumOfColumn(column, index, all, language));
  return (
    <div className="relative overflow-x-auto">
      <table {...ROLES.table} className={styles.table}>
        <caption className="sr-only">{of.label}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.header} scope="col">
              {of.axis.label}
            </th>
            {of.columns.map((column) => (
              <th
                key={column.name}
                {...ROLES.header}
                scope="col"
                className={cx(isNumeric(column) && styles.number)}
              >
                <ColumnHead column={column} currency={year.currency} />
              </th>
            ))}
            <th {...ROLES.header} scope="col">
              <span className="sr-only">{t('reporting.vsme.table.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.group} ref={body}>
          {rows.map((row) => (
            <EditedRow
              key={row.id}
              of={of}
              row={row}
              problems={problemsOf.get(row.id)}
              onChange={changeRow}
              onRemove={remove}
              onPaste={paste}
            />
          ))}
        </tbody>
        {sums.some((sum) => sum !== null) && (
          <tfoot {...ROLES.group}>
            <tr {...ROLES.row}>
              <th {...ROW_HEADER} scope="row">
                {t('reporting.vsme.table.sum')}
              </th>
              {of.columns.map((column, index) => (
                <td
                  key={column.name}
                  {...ROLES.cell}
                  data-label={column.label}
                  className={cx(isNumeric(column) && styles.number)}
                >
                  {sums[index] !== null && sums[index] !== undefined && formatNumber(sums[index], language)}
                </td>
              ))}
              <td {...ROLES.cell} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface Target {
  all: readonly RawRow[];
  id: number;
  column: number;
  table: DisclosureTable;
  language: 'de' | 'en';
}

/** A block laid over the cells from one on; rows are added where there are too few and keys are anyone's words. */
function fillFrom(block: readonly (readonly string[])[], { all, id, column, table, language }: Target) {
  const rows = [...all];
  const start = rows.findIndex((row) => row.id === id);
  let nextId = newId(all);
  block.forEach((texts, down) => {
    if (!rows[start + down] && table.axis.typed)
      rows.push({ id: nextId++, key: '', label: '', cells: table.columns.map(() => '') });
    const at = rows[start + down];
    if (!at) return;
    const cells = [...at.cells];
    let { key, label } = at;
    texts.forEach((text, right) => {
      const target = column + right;
      if (target === KEY && table.axis.typed) [key, label] = [text, text];
      else if (target >= 0 && target < cells.length) cells[target] = numberIn(text, language, language);
    });
    rows[start + down] = { ...at, key, label, cells };
  });
  return rows;
}
