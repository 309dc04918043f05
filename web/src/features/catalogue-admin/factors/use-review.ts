import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** Records that somebody has reviewed the factor and that it is still valid. */
export function useReview() {
  const { t } = useTranslate();
  return async ({ id, version, name }: { id: number; version: number; name: string }): Promise<void> => {
    try {
      await operatorApi.factorsAdmin.review({ params: { id }, body: { version } });
      showToast({ variant: 'success', title: t('catalogue-admin.factors.reviewed', { name }) });
    } catch (error) {
      reportError(error);
    }
    events.emit('catalogueAdministered');
  };
}
