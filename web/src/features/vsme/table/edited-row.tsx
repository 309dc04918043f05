import type { DisclosureTable, TableColumn } from '@metra/contract/shapes/standard-shapes';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ClipboardEvent, memo } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { optionOf, useCodeSearch } from '../answers/code-options.ts';
import { isNumeric } from '../answers/raw-input.ts';
import { nameOf } from '../answers/value-text.ts';
import { useVsme } from '../vsme-context.ts';
import { ROW_HEADER } from './row-header.ts';
import styles from './table.module.css';
import { tableQueries } from './table.queries.ts';
import { type CellProblem, KEY, type RawRow } from './table-rows.ts';

const LINE = 500;

interface EditedRowProps {
  of: DisclosureTable;
  row: RawRow;
  problems: readonly CellProblem[] | undefined;
  onChange: (id: number, change: Partial<Omit<RawRow, 'id'>>) => void;
  onRemove: (id: number) => void;
  onPaste: (event: ClipboardEvent, id: number, column: number) => void;
}

/** The memo keeps a table of two thousand rows fast: only the edited row renders again. */
export const EditedRow = memo(function EditedRow(props: EditedRowProps) {
  const { of, row, problems, onChange, onRemove, onPaste } = props;
  const { t } = useTranslate();
  const problemOf = (column: number) => {
    const found = problems?.find((one) => one.column === column)?.problem;
    return found && t(`reporting.vsme.problem.${found}`);
  };
  return (
    <tr {...ROLES.row} data-row={row.id}>
      <th {...ROW_HEADER} scope="row" className={styles.key}>
        <Field label={of.axis.label} labelHidden error={problemOf(KEY)}>
          <KeyInput
            of={of}
            row={row}
            onChange={(next) => onChange(row.id, next)}
            onPaste={(event) => onPaste(event, row.id, KEY)}
          />
        </Field>
      </th>
      {of.columns.map((column, index) => (
        <td key={column.name} {...ROLES.cell} data-label={column.label} className={styles.field}>
          <Field label={`${column.label}, ${row.label || row.key}`} labelHidden error={problemOf(index)}>
            <CellInput
              column={column}
              text={row.cells[index] ?? ''}
              onChange={(text) =>
                onChange(row.id, { cells: row.cells.map((cell, at) => (at === index ? text : cell)) })
              }
              onPaste={(event) => onPaste(event, row.id, index)}
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
  );
});

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
  // The key of a row cannot change, because another key means another row.
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
  // A value that was chosen earlier need not be among the first search results.
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
