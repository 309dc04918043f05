import type { Promotion } from '@metra/contract/operations/promotions';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';

/** After a confirmation nobody can redeem the promotion any more. Earlier redemptions stay. */
export async function endPromotion({ id, code, version, redemptions }: Promotion): Promise<void> {
  const isWanted = await confirmDialog({
    title: translate('billing-admin.promotions.endTitle', { code }),
    text: translate('billing-admin.promotions.endText', { count: redemptions }),
    confirmLabel: translate('billing-admin.promotions.end'),
    tone: 'danger',
  });
  if (!isWanted) return;
  try {
    await operatorApi.promotions.end({ params: { promotionId: id }, body: { version } });
    showToast({ variant: 'success', title: translate('billing-admin.promotions.ended', { code }) });
  } catch (error) {
    await reportError(error);
  }
  events.emit('billingAdministered');
}
