import type { Language } from '../../../lib/i18n/languages.ts';
import type { DraftStore } from './draft-store.ts';
import { checkedOf, type GridCell, withWrittenUnit } from './grid-cell.ts';
import type { Draft } from './row-state.ts';

/** A field is finished: what stands in it is read, and saved where it is good. */
export function leaveCell(store: DraftStore, field: GridCell, draft: Draft, language: Language): void {
  const read = withWrittenUnit(draft, field);
  if (read !== draft) store.type(field.key, read);
  store.leave(field.key, checkedOf(read, field, language));
}
