import { type RefObject, useEffect, useState } from 'react';
import { type Row, type RowState, wantsAnswer } from '../../../domain/kpis/entry/row-state.ts';

/**
 * What a row asks stays folded while somebody is at work in another one: it would move the rows below under their hands. It opens when
 * they come to the row or press its state, and stays open until it is answered.
 */
export function useOpenedMessage(row: Row, element: RefObject<HTMLElement | null>, isAlone: boolean) {
  const [openedFor, setOpenedFor] = useState<RowState>();
  const { state } = row;
  const asks = wantsAnswer(row);
  // Pasted values are asked about together.
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
