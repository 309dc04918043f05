import { showToast } from '../../../design-system/toast/toast-store.ts';
import { currentLanguage, translate } from '../../../lib/i18n/tolgee.ts';
import { spanText } from '../record-text.ts';
import type { DraftStore } from './draft-store.ts';
import type { GridCell } from './grid-cell.ts';

/** It is for a value that was just created. */
export async function takeBackEntry(
  store: DraftStore,
  { key, cell }: Pick<GridCell, 'key' | 'cell'>,
): Promise<void> {
  if (await store.remove(key))
    return void showToast({
      variant: 'success',
      title: translate('records.deleted', { period: spanText(cell.period, currentLanguage()) }),
    });
  const state = store.row(key)?.state;
  if (state?.kind === 'refused') showToast({ variant: 'danger', title: state.message });
  store.restore(key);
}
