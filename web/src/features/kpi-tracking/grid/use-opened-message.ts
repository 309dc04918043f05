import { type RefObject, useEffect, useState } from 'react';
import { type Row, type RowState, wantsAnswer } from '../../../domain/kpis/entry/row-state.ts';

/**
 * The question of a row stays collapsed while somebody works in another row, because it would move the rows below. It
 * opens when the person focuses the row or presses its state, and stays open until it is answered.
 */
export function useOpenedMessage(row: Row, element: RefObject<HTMLElement | null>, isAlone: boolean) {
  const [openedFor, setOpenedFor] = useState<RowState>();
  const { state } = row;
  const asks = wantsAnswer(row);
  // Pasted values have one question together.
  const isOwn = row.draft?.batch === undefined;
  useEffect(() => {
    if (asks && isOwn && element.current?.contains(document.activeElement)) setOpenedFor(state);
  }, [asks, isOwn, state, element]);
  return {
    isOpen: isAlone || openedFor === state,
    open: () => {
      if (asks) setOpenedFor(state);
    },
  };
}
