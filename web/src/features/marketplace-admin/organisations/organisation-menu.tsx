import type { AdminOrganisation } from '@metra/contract/operations/marketplace-admin';
import { BadgeCheck, Tags } from 'lucide-react';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { openTagsDialog } from '../tags-dialog.tsx';

export function OrganisationMenu({ of: organisation }: { of: AdminOrganisation }) {
  const { t } = useTranslate();
  const { id, name, verified, tags, version } = organisation;
  const icon = { size: 16, 'aria-hidden': true } as const;
  const word = verified ? 'unverify' : 'verify';

  async function verify() {
    const isConfirmed = await confirmDialog({
      title: t(`marketplace-admin.${word}.title`, { name }),
      text: t(`marketplace-admin.${word}.text`),
      confirmLabel: t(`marketplace-admin.${word}`),
      size: 'md',
    });
    if (!isConfirmed) return;
    try {
      await operatorApi.organisationsAdmin.verify({ params: { id }, body: { verified: !verified } });
      const outcome = verified ? 'nowUnverified' : 'nowVerified';
      showToast({ variant: 'success', title: t(`marketplace-admin.organisations.${outcome}`, { name }) });
    } catch (error) {
      await reportError(error);
    }
    events.emit('marketplaceAdministered');
  }

  return (
    <>
      <MenuItem icon={<BadgeCheck {...icon} />} onSelect={() => void verify()}>
        {t(`marketplace-admin.${word}`)}
      </MenuItem>
      <MenuItem
        icon={<Tags {...icon} />}
        onSelect={() =>
          void openTagsDialog({
            name,
            availableFor: 'ORGANISATION',
            tags,
            save: (next) =>
              operatorApi.organisationsAdmin.updateTags({ params: { id }, body: { tags: next, version } }),
          })
        }
      >
        {t('marketplace-admin.tags.changeAll')}
      </MenuItem>
    </>
  );
}
