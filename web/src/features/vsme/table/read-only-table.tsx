import type { DisclosureTable, TableColumn, TableRow } from '@metra/contract/shapes/standard-shapes';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { Unit } from '../../../design-system/values/unit.tsx';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ListPages } from '../../../lib/paged-list/list-pages.tsx';
import { usePage } from '../../../lib/paged-list/use-page.ts';
import { isNumeric, numberText } from '../answers/raw-input.ts';
import { unitOf, valueText } from '../answers/value-text.ts';
import { useVsme } from '../vsme-context.ts';
import { ROW_HEADER } from './row-header.ts';
import { sameAmount } from './same-amount.ts';
import styles from './table.module.css';
import { tableQueries } from './table.queries.ts';

const PAGE = 50;

/** The rows of a table with their sums; columns nobody has filled in are left out. */
export function ReadOnlyTable({ of }: { of: DisclosureTable }) {
  const { t, language } = useTranslate();
  const { year } = useVsme();
  const list = usePage(of.name);
  const { page } = list;
  const isPaged = of.rowCount > PAGE;
  const further = useQuery({
    ...tableQueries.rows(year.year, of.name, of.version, page, PAGE),
    enabled: isPaged && page * PAGE > of.rows.length,
  });
  const known = of.rows.slice((page - 1) * PAGE, page * PAGE);
  const rows = page * PAGE > of.rows.length && isPaged ? (further.data?.items ?? known) : known;
  const shown = of.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => column.sum !== null || of.rows.some(({ cells }) => cells[index] !== null));
  const hasSums = of.columns.some(({ sum }) => sum !== null) && of.rowCount > 1;
  return (
    <div>
      <div className="relative overflow-x-auto" aria-busy={further.isFetching || undefined}>
        <table {...ROLES.table} className={styles.table}>
          <caption className="sr-only">{of.label}</caption>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              <th {...ROLES.header} scope="col">
                {of.axis.label}
              </th>
              {shown.map(({ column }) => (
                <th
                  key={column.name}
                  {...ROLES.header}
                  scope="col"
                  className={cx(isNumeric(column) && styles.number)}
                >
                  <ColumnHead column={column} currency={year.currency} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {rows.map((row) => (
              <tr {...ROLES.row} key={row.key}>
                <th {...ROW_HEADER} scope="row" lang={languageOf(row)}>
                  {row.label}
                </th>
                {shown.map(({ column, index }) => (
                  <td
                    key={column.name}
                    {...ROLES.cell}
                    data-label={column.label}
                    className={cx(isNumeric(column) && styles.number)}
                  >
                    {cellText(column, row, index, language) ?? <span className="text-text-muted">–</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasSums && (
            <tfoot {...ROLES.group}>
              <tr {...ROLES.row}>
                <th {...ROW_HEADER} scope="row">
                  {t('reporting.vsme.table.sum')}
                </th>
                {shown.map(({ column }) => (
                  <td
                    key={column.name}
                    {...ROLES.cell}
                    data-label={column.label}
                    className={cx(isNumeric(column) && styles.number)}
                  >
                    {column.sum !== null && numberText(column.sum, language, column.decimals)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <ListPages
        {...list}
        query={{ data: { total: of.rowCount, pageSize: PAGE } }}
        className="px-5 pt-3 sm:px-6"
      />
      <SameAmount of={of} />
    </div>
  );
}

/** Words of a list that only knows English stay English. */
const languageOf = ({ chosen }: TableRow): string | undefined =>
  chosen.find((member) => member !== null)?.language;

export function ColumnHead({ column, currency }: { column: TableColumn; currency: string }) {
  const unit = unitOf(column, currency);
  return (
    <>
      {column.label}
      {unit && (
        <span className="block font-text text-text-muted">
          <Unit>{unit}</Unit>
        </span>
      )}
    </>
  );
}

function cellText(column: TableColumn, { cells, chosen }: TableRow, index: number, language: Language) {
  const member = chosen[index];
  return valueText(column, cells[index] ?? null, member ? [member] : [], language);
}

function SameAmount({ of }: { of: DisclosureTable }) {
  const { t, language } = useTranslate();
  const { year } = useVsme();
  const found = sameAmount(of, year);
  if (!found) return null;
  return (
    <p
      className={cx(
        'flex items-start gap-2 px-5 pt-3 text-small sm:px-6',
        found.equal ? 'text-success-text' : 'text-warning-text',
      )}
    >
      {found.equal ? (
        <CircleCheck size={16} aria-hidden="true" className="mt-px" />
      ) : (
        <TriangleAlert size={16} aria-hidden="true" className="mt-px" />
      )}
      {found.equal
        ? t('reporting.vsme.table.equal', { kpi: found.label })
        : t('reporting.vsme.table.differs', {
            kpi: found.label,
            sum: formatNumber(found.sum, language),
            value: formatNumber(found.value, language),
          })}
    </p>
  );
}
