import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { DraftStore } from '../../../domain/kpis/entry/draft-store.ts';
import { type GridCell, presentDraft } from '../../../domain/kpis/entry/grid-cell.ts';
import { leaveCell } from '../../../domain/kpis/entry/leave-cell.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { columns, type GridColumn, placeAfter } from './grid-movement.ts';

/** Enter and arrow keys move between the fields, and Escape restores the earlier text. */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  fields: readonly GridCell[],
  store: DraftStore,
  language: Language,
) {
  return useCallback(
    (event: KeyboardEvent, row: number) => {
      const target = event.target as HTMLElement;
      const column = columns.find((name) => name === target.dataset.column);
      const field = fields[row];
      if (!column || !field || event.nativeEvent.isComposing) return;
      if (event.key === 'Escape' && store.row(field.key)?.draft) {
        event.preventDefault();
        store.restore(field.key);
        return;
      }
      const place = placeAfter(
        { row, column },
        { key: event.key, shift: event.shiftKey, modified: event.ctrlKey || event.metaKey || event.altKey },
        {
          rows: fields.length,
          has: (at, wanted) => partOf(grid.current, at, wanted) !== null,
          caret: caretOf(target),
        },
      );
      if (place) {
        event.preventDefault();
        partOf(grid.current, place.row, place.column)?.focus();
      } else if ((event.key === 'Enter' || event.key === 'ArrowDown') && column === 'value') {
        // There is no row below the last one, but leaving it completes the value.
        event.preventDefault();
        const draft = store.row(field.key)?.draft ?? presentDraft(field.record, field, language);
        leaveCell(store, field, draft, language);
        if (target instanceof HTMLInputElement) target.select();
      }
    },
    [grid, fields, store, language],
  );
}

const partOf = (grid: HTMLElement | null, row: number, column: GridColumn): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? null;

function caretOf(target: HTMLElement): 'start' | 'end' | 'both' | 'inside' {
  if (!(target instanceof HTMLInputElement)) return 'both';
  const { selectionStart, selectionEnd, value } = target;
  const atStart = selectionStart === 0;
  const atEnd = selectionEnd === value.length;
  // The whole text is selected when a field gets the focus, so that arrow keys move in the grid.
  if (atStart && atEnd) return 'both';
  if (selectionStart !== selectionEnd) return 'inside';
  return atStart ? 'start' : atEnd ? 'end' : 'inside';
}
