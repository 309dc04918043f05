import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { hasKey } from '../../lib/errors/errors.ts';
import { currentLanguage, translate } from '../../lib/i18n/tolgee.ts';
import { spanText } from './record-text.ts';

export type TakenBack = Awaited<ReturnType<typeof api.kpiBatches.takeBack>>;

/** If no value of a paste was saved, there is nothing to undo. */
export async function takeBackBatch(batchId: string): Promise<TakenBack> {
  try {
    return await api.kpiBatches.takeBack({ params: { batchId } });
  } catch (error) {
    if (hasKey(error, 'not_found.kpi_batch')) return { removed: 0, restored: 0, left: [] };
    throw error;
  }
}

const NAMED = 5;

/** Values that a colleague changed since then stay, and the toast names them. */
export function showTakeBackResult({ removed, restored, left }: TakenBack): void {
  const language = currentLanguage();
  const names = left.slice(0, NAMED).map(({ kpi, period, by }) =>
    translate('records.takenBack.value', {
      kpi: kpi.name,
      period: spanText(period, language),
      by: by?.name ?? translate('records.someone'),
    }),
  );
  if (left.length > NAMED) names.push(translate('records.takenBack.more', { count: left.length - NAMED }));
  showToast({
    variant: left.length > 0 ? 'warning' : 'success',
    title: translate('records.takenBack', { count: removed + restored }),
    ...(left.length > 0 && {
      text: translate('records.takenBack.left', { count: left.length, values: names.join('; ') }),
    }),
  });
}
