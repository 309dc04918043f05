import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { events } from '../../lib/api/events.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { openAdminPage } from './open-admin-page.ts';

interface Removal {
  name: string;
  text: string;
  remove: () => Promise<unknown>;
  /** After the deletion, this list is opened. */
  list: string;
}

/**
 * Names the consequences of the deletion, asks for a confirmation, and returns to the list. A refusal shows its reason.
 */
export function useRemoval(): (removal: Removal) => Promise<void> {
  const { t } = useTranslate();
  return async ({ name, text, remove, list }) => {
    const isConfirmed = await confirmDialog({
      title: t('catalogue-admin.remove.title', { name }),
      text,
      confirmLabel: t('catalogue-admin.remove.confirm'),
      tone: 'danger',
      size: 'md',
    });
    if (!isConfirmed) return;
    try {
      await remove();
    } catch (error) {
      return reportError(error);
    }
    showToast({ variant: 'success', title: t('catalogue-admin.remove.done', { name }) });
    await openAdminPage(list);
    events.emit('catalogueAdministered');
  };
}
