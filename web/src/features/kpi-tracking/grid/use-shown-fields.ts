import type { GridRow } from '@metra/contract/shapes/kpi-record-shapes';
import { useMemo, useState } from 'react';
import { cellKey } from '../../../domain/kpis/entry/draft-store.ts';
import { cellOfGridRow } from '../../../domain/kpis/entry/grid-cell.ts';
import { useDraftStore, useUnsaved } from '../../../domain/kpis/entry/use-draft-store.ts';

/**
 * KPIs in use come first, and a button shows the others. A row stays where it first was, so that none moves when a
 * value is saved. Unsaved input is never hidden.
 */
export function useShownFields(
  rows: readonly GridRow[] | undefined,
  {
    isAreaChosen,
    kpi,
  }: { isAreaChosen: boolean /** The grid always shows this KPI. */; kpi: number | undefined },
) {
  const unsaved = useUnsaved(useDraftStore());
  const [isOpened, setOpened] = useState(false);
  const [seen] = useState(() => new Map<number, boolean>());
  const { first, further } = useMemo(() => {
    const fields = (rows ?? []).map((row) => {
      const inUse = seen.get(row.kpi.id) ?? (row.inUse || row.kpi.id === kpi);
      seen.set(row.kpi.id, inUse);
      return { inUse, field: cellOfGridRow(row) };
    });
    const which = (wanted: boolean) =>
      fields.filter(({ inUse }) => inUse === wanted).map(({ field }) => field);
    return { first: which(true), further: which(false) };
  }, [rows, seen, kpi]);
  const isDrafted = further.some(({ key }) => unsaved.some((draft) => cellKey(draft) === key));
  // The rows stay visible after the input is saved.
  if (isDrafted && !isOpened) setOpened(true);
  const isWhole = isOpened || isAreaChosen || first.length === 0;
  const fields = useMemo(() => (isWhole ? [...first, ...further] : first), [isWhole, first, further]);
  return { fields, hidden: isWhole ? 0 : further.length, showAll: () => setOpened(true) };
}
