import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { Entry } from '../answers/answer-drafts.ts';
import { useDraft } from '../answers/current-answer-drafts.ts';
import { draftKey } from '../answers/stored-drafts.ts';
import { useVsme } from '../vsme-context.ts';
import { tableQueries } from './table.queries.ts';
import { type RawRow, rawRowsOf, rowsIn } from './table-rows.ts';

/** Makes other rows of those that are there. */
export type ChangeRows = (change: (rows: readonly RawRow[]) => readonly RawRow[]) => void;

/** All rows of a table as they are typed, or as the server has them while nothing was. */
export function useTableRows(of: DisclosureTable, code: string) {
  const { language } = useTranslate();
  const { year, drafts } = useVsme();
  const entry = useDraft(drafts, year.year, of.name);
  const present = useQuery({ ...tableQueries.wholeTable(year.year, of), enabled: entry === undefined });
  const saved = useMemo(
    () => present.data && rawRowsOf(of, present.data, language),
    [of, present.data, language],
  );
  const typed = useCallback(
    (known: Entry | undefined) =>
      known && rowsIn(of, known.draft.raw as readonly RawRow[], known.draft.language ?? language, language),
    [of, language],
  );
  // The same for every row, so that typing into one leaves the others as they are.
  const change: ChangeRows = useCallback(
    (make) => {
      const { name, label, version } = of;
      const now = typed(drafts.entry(draftKey({ year: year.year, name }))) ?? saved ?? [];
      drafts.type({ year: year.year, name, code, label, raw: make(now), language, version });
    },
    [of, code, year.year, drafts, saved, typed, language],
  );
  return { entry, present, rows: useMemo(() => typed(entry) ?? saved, [typed, entry, saved]), change };
}
