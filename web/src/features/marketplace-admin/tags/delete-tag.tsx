import type { Tag } from '@metra/contract/operations/tags';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** If the tag is in use, a second question comes before it is deleted. */
export function DeleteTag({ tag: { id: tagId, name } }: { tag: Tag }) {
  const { t } = useTranslate();
  const ask = (word: 'delete' | 'force') =>
    confirmDialog({
      title: t('marketplace-admin.tags.delete.title', { name }),
      text: t(`marketplace-admin.tags.${word}.text`),
      confirmLabel: t(word === 'force' ? 'marketplace-admin.tags.force' : 'marketplace-admin.delete'),
      tone: 'danger',
      size: 'md',
    });

  async function remove(force: boolean): Promise<void> {
    try {
      await operatorApi.tags.remove({ params: { tagId }, query: force ? { force } : {} });
      showToast({ variant: 'success', title: t('marketplace-admin.deleted', { name }) });
    } catch (error) {
      if (!hasKey(error, 'tag.in_use')) return reportError(error);
      if (await ask('force')) await remove(true);
      return;
    }
    events.emit('marketplaceAdministered');
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={async () => {
        if (await ask('delete')) await remove(false);
      }}
    >
      {t('marketplace-admin.delete')}
    </Button>
  );
}
