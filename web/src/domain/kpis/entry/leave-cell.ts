import type { Language } from '../../../lib/i18n/languages.ts';
import type { DraftStore } from './draft-store.ts';
import { checkedOf, type GridCell, withWrittenUnit } from './grid-cell.ts';
import type { Draft } from './row-state.ts';

/** The field lost the focus, so its value is checked and, if valid, saved. */
export function leaveCell(store: DraftStore, field: GridCell, draft: Draft, language: Language): void {
  const read = withWrittenUnit(draft, field);
  if (read !== draft) store.type(field.key, read);
  store.leave(field.key, checkedOf(read, field, language));
}
