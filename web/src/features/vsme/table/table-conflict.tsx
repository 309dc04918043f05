import type { DisclosureTable, Member } from '@metra/contract/shapes/standard-shapes';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { Pagination } from '../../../design-system/navigation/pagination.tsx';
import { queryClient } from '../../../lib/api/query-client.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { nameOf } from '../answers/value-text.ts';
import { useVsme } from '../vsme-context.ts';
import { joinedRows, type RowDifference, rowDifferences, type Side } from './row-differences.ts';
import { tableQueries } from './table.queries.ts';
import { type RawRow, rawRowsOf } from './table-rows.ts';

const PAGE = 10;

interface TableConflictProps {
  /** A colleague has saved this version in between. */
  theirs: DisclosureTable;
  mine: readonly RawRow[];
  onSave: (rows: readonly RawRow[]) => void;
  onDiscard: () => void;
}

/**
 * Two people changed one table, so the dialog shows every row that differs, with both versions to choose
 * from.
 */
export function TableConflict({ theirs, madeFrom, ...rest }: TableConflictProps & { madeFrom: number }) {
  const { t, language } = useTranslate();
  const { year } = useVsme();
  const saved = useQuery(tableQueries.wholeTable(year.year, theirs));
  // The version that the person began with is still in the cache, unless they left the page in between.
  const [base] = useState(() =>
    queryClient.getQueryData(tableQueries.wholeTable(year.year, { ...theirs, version: madeFrom }).queryKey),
  );
  if (!saved.data)
    return saved.error ? (
      <LoadError title={t('reporting.vsme.table.error')} query={saved} />
    ) : (
      <Spinner size={24} />
    );
  return (
    <Differences
      {...rest}
      theirs={theirs}
      rows={rawRowsOf(theirs, saved.data, language)}
      base={base && rawRowsOf(theirs, base, language)}
    />
  );
}

interface DifferencesProps extends TableConflictProps {
  rows: readonly RawRow[];
  base: readonly RawRow[] | undefined;
}

function Differences({ theirs, rows, base, mine, onSave, onDiscard }: DifferencesProps) {
  const { t, language } = useTranslate();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const [page, setPage] = useState(1);
  const differences = rowDifferences(theirs, { mine, theirs: rows, base }, language);
  const textOf = useCellText(theirs);
  const by = theirs.changedBy;
  const choose = (which: readonly RowDifference[], side: Side) =>
    setChosen((known) => new Map([...known, ...which.map(({ key }) => [key, side] as const)]));
  const shown = differences.slice((page - 1) * PAGE, page * PAGE);
  return (
    <div className="grid gap-4">
      <p role="alert" className="measure">
        <b className="block font-medium">
          {by ? t('reporting.vsme.table.savedBy', { name: by }) : t('reporting.vsme.table.savedMeanwhile')}
        </b>
        {t('reporting.vsme.table.differences', { count: differences.length })}
      </p>
      {differences.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => choose(differences, 'mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button size="sm" onClick={() => choose(differences, 'theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </div>
      )}
      <ul className="border-t border-line">
        {shown.map((each) => (
          <li key={each.key} className="grid gap-2 border-b border-line py-3 wrap-anywhere">
            <p className="font-medium">{each.label}</p>
            <RadioGroup<Side>
              aria-label={each.label}
              value={chosen.get(each.key) ?? each.suggested}
              onChange={(side) => choose([each], side)}
              options={[
                { value: 'mine', ...sideText(each.mine, t('conflict.mine'), each) },
                {
                  value: 'theirs',
                  ...sideText(
                    each.theirs,
                    by ? t('reporting.vsme.theirsBy', { name: by }) : t('conflict.theirs'),
                    each,
                  ),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageSize={PAGE} total={differences.length} onChange={setPage} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onSave(joinedRows(mine, differences, chosen))}>{t('conflict.save')}</Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('reporting.vsme.table.discardMine')}
        </Button>
      </div>
    </div>
  );

  function sideText(row: RawRow | undefined, label: string, { columns }: RowDifference) {
    if (!row) return { label, description: t('reporting.vsme.table.withoutRow') };
    const cells = columns.map(
      (at) => `${theirs.columns[at]?.label}: ${textOf(at, row.cells[at] ?? '') || t('conflict.empty')}`,
    );
    return { label, description: cells.join(' · ') || t('conflict.empty') };
  }
}

function useCellText({ columns }: DisclosureTable): (at: number, cell: string) => string {
  const { t } = useTranslate();
  const { year } = useVsme();
  const lists = useQueries({
    queries: columns.map(({ codeList }) => ({
      ...tableQueries.wholeCodeList(year.standard.version, codeList ?? ''),
      enabled: codeList !== null,
    })),
  });
  return (at, cell) => {
    const column = columns[at];
    if (column?.type === 'BOOLEAN' && cell !== '')
      return t(cell === 'true' ? 'reporting.vsme.yes' : 'reporting.vsme.no');
    const members: readonly Member[] = column?.options ?? lists[at]?.data ?? [];
    return column?.type === 'CHOICE' ? nameOf(cell, members) : cell;
  };
}
