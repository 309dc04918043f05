import type { Language } from '../../../lib/i18n/languages.ts';
import type { EntryStore } from './entry-store.ts';
import { checkedOf, type GridEntry, withWrittenUnit } from './grid-entry.ts';
import type { Draft } from './row-state.ts';

/** A field is finished: what stands in it is read, and saved where it is good. */
export function leaveField(store: EntryStore, field: GridEntry, draft: Draft, language: Language): void {
  const read = withWrittenUnit(draft, field);
  if (read !== draft) store.type(field.key, read);
  store.leave(field.key, checkedOf(read, field, language));
}
