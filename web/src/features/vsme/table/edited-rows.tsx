import type { DisclosureTable, TableColumn } from '@metra/contract/standard-shapes';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { Combobox } from '../../../design-system/combobox.tsx';
import { cx } from '../../../design-system/cx.ts';
import { Field } from '../../../design-system/field.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Select } from '../../../design-system/select.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { TextInput } from '../../../design-system/text-input.tsx';
import { formatNumber } from '../../../lib/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isBlock, readBlock } from '../../../lib/spreadsheet/paste-block.ts';
import { optionOf, useCodeSearch } from '../answers/code-options.ts';
import { isNumeric } from '../answers/raw-input.ts';
import { nameOf } from '../answers/value-text.ts';
import { useVsme } from '../vsme-context.ts';
import { ROW_HEADER } from './row-header.ts';
import styles from './table.module.css';
import { tableQueries } from './table.queries.ts';
import { ColumnHead } from './table-reading.tsx';
import { type CellProblem, newId, numberIn, type RawRow, sumOfColumn } from './table-rows.ts';

const LINE = 500;
const KEY = -1;

interface EditedRowsProps {
  of: DisclosureTable;
  /** The page of them that is shown. */
  rows: readonly RawRow[];
  all: readonly RawRow[];
  problems: readonly CellProblem[];
  /** The row the keyboard goes to. */
  focusOn: number | null;
  onChange: (row: RawRow) => void;
  onRemove: (id: number) => void;
  onRows: (rows: readonly RawRow[]) => void;
}

/** Rows as fields. A block from a spreadsheet that is pasted into a cell fills what lies right of it and below. */
export function EditedRows(props: EditedRowsProps) {
  const { of, rows, all, problems, focusOn, onChange, onRemove, onRows } = props;
  const { t, language } = useTranslate();
  const { year } = useVsme();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (focusOn !== null) body.current?.querySelector<HTMLElement>(`[data-row="${focusOn}"] input`)?.focus();
  }, [focusOn]);

  function paste(event: ClipboardEvent, row: RawRow, column: number) {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    onRows(fillFrom(readBlock(text), { all, row, column, table: of, language }));
  }

  const problemOf = (id: number, column: number) => {
    const found = problems.find((one) => one.id === id && one.column === column)?.problem;
    return found && t(`reporting.vsme.problem.${found}`);
  };
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
            <tr {...ROLES.row} key={row.id} data-row={row.id}>
              <th {...ROW_HEADER} scope="row" className={styles.key}>
                <Field label={of.axis.label} labelHidden error={problemOf(row.id, KEY)}>
                  <KeyInput
                    of={of}
                    row={row}
                    onChange={(next) => onChange({ ...row, ...next })}
                    onPaste={(event) => paste(event, row, KEY)}
                  />
                </Field>
              </th>
              {of.columns.map((column, index) => (
                <td key={column.name} {...ROLES.cell} data-label={column.label} className={styles.field}>
                  <Field
                    label={`${column.label}, ${row.label || row.key}`}
                    labelHidden
                    error={problemOf(row.id, index)}
                  >
                    <CellInput
                      column={column}
                      text={row.cells[index] ?? ''}
                      onChange={(text) =>
                        onChange({ ...row, cells: row.cells.map((cell, at) => (at === index ? text : cell)) })
                      }
                      onPaste={(event) => paste(event, row, index)}
                    />
                  </Field>
                </td>
              ))}
              <td {...ROLES.cell} className={styles.removal}>
                <IconButton
                  label={t('reporting.vsme.table.removeOf', { label: row.label || row.key })}
                  icon={<Trash2 size={16} />}
                  onClick={() => onRemove(row.id)}
                />
              </td>
            </tr>
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

interface KeyInputProps {
  of: DisclosureTable;
  row: RawRow;
  onChange: (next: Pick<RawRow, 'key' | 'label'>) => void;
  onPaste: (event: ClipboardEvent) => void;
}

function KeyInput({ of: { axis }, row, onChange, onPaste }: KeyInputProps) {
  const { year } = useVsme();
  const codes = useCodeSearch(year.standard.version, row.key === '' ? axis.codeList : null);
  if (axis.typed)
    return (
      <TextInput
        maxLength={250}
        value={row.key}
        onChange={({ target }) => onChange({ key: target.value, label: target.value })}
        onPaste={onPaste}
        className="w-full"
      />
    );
  // A row keeps its key once it has one: another key is another row.
  if (row.key !== '') return <span className="block py-2 leading-ui">{row.label || row.key}</span>;
  const members = axis.options ?? codes.members;
  return (
    <Combobox
      options={members.map(optionOf)}
      value={null}
      onChange={(option) => option && onChange({ key: option.value, label: option.label })}
      {...(!axis.options && { onSearch: codes.search, loading: codes.loading })}
    />
  );
}

interface CellInputProps {
  column: TableColumn;
  text: string;
  onChange: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
}

function CellInput({ column, text, onChange, onPaste }: CellInputProps) {
  const { t } = useTranslate();
  if (column.type === 'BOOLEAN')
    return (
      <Select
        options={[
          { value: '', label: '–' },
          { value: 'true', label: t('reporting.vsme.yes') },
          { value: 'false', label: t('reporting.vsme.no') },
        ]}
        value={text}
        onChange={onChange}
      />
    );
  if (column.type === 'CHOICE') return <CellChoice column={column} text={text} onChange={onChange} />;
  const isNumber = isNumeric(column) || column.type === 'YEAR';
  return (
    <TextInput
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={LINE}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onPaste={onPaste}
      className={cx('w-full', isNumber && 'tabular text-right')}
    />
  );
}

function CellChoice({ column, text, onChange }: Omit<CellInputProps, 'onPaste'>) {
  const { year } = useVsme();
  const { version } = year.standard;
  const codes = useCodeSearch(version, column.codeList);
  // What was chosen earlier need not be among those that are found first.
  const { data: all = [] } = useQuery({
    ...tableQueries.wholeCodeList(version, column.codeList ?? ''),
    enabled: column.codeList !== null && text !== '',
  });
  const members = column.options ?? codes.members;
  return (
    <Combobox
      options={members.map(optionOf)}
      value={text ? { value: text, label: nameOf(text, [...members, ...all]) } : null}
      onChange={(option) => onChange(option?.value ?? '')}
      {...(!column.options && { onSearch: codes.search, loading: codes.loading })}
    />
  );
}

interface Target {
  all: readonly RawRow[];
  row: RawRow;
  column: number;
  table: DisclosureTable;
  language: 'de' | 'en';
}

/** A block laid over the cells from one on; rows are added where there are too few and keys are anyone's words. */
function fillFrom(block: readonly (readonly string[])[], { all, row, column, table, language }: Target) {
  const rows = [...all];
  const start = rows.findIndex(({ id }) => id === row.id);
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
