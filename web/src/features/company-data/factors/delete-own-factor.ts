import type { OwnFactor } from '@metra/contract/factor-shapes';
import { dismissToast, showToast } from '../../../design-system/toast/toast-store.ts';
import { ownFactorChanged } from '../../../domain/kpis/kpi.invalidations.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { api } from '../../../lib/api.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { reportError } from '../../../lib/report-error.ts';

/** Whichever way it comes back, nothing goes on saying that it is gone. */
const deletedToast = ({ id }: OwnFactor) => `own-factor-deleted-${id}`;

/** Deletes an own factor and offers to take that back. */
export async function deleteOwnFactor(own: OwnFactor): Promise<void> {
  try {
    await api.factors.removeOwn({ params: { ownFactorId: own.id }, query: { version: own.version } });
  } catch (error) {
    // Whoever was refused because of a newer version shall see that one.
    ownFactorChanged();
    return reportError(error);
  }
  ownFactorChanged();
  showToast({
    id: deletedToast(own),
    variant: 'success',
    title: translate('company-data.factors.deleted', { name: plainTwo(own.name), year: own.firstYear }),
    action: { label: translate('records.undo'), onAction: () => void restoreOwnFactor(own) },
  });
}

async function restoreOwnFactor(own: OwnFactor): Promise<void> {
  dismissToast(deletedToast(own));
  try {
    await api.factors.restoreOwn({ params: { ownFactorId: own.id } });
    showToast({ variant: 'secondary', title: translate('records.restored') });
  } catch (error) {
    await reportError(error);
  }
  ownFactorChanged();
}
