import type { AdminOrganisation } from '@metra/contract/operations/marketplace-admin';
import { Badge } from '../../../design-system/values/badge.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function OrganisationState({ of: { verified, deletedAt, isPublic } }: { of: AdminOrganisation }) {
  const { t } = useTranslate();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {verified && <Badge tone="success">{t('marketplace-admin.organisations.verified')}</Badge>}
      <Badge>
        {t(
          deletedAt
            ? 'marketplace-admin.organisations.deleted'
            : isPublic
              ? 'marketplace-admin.organisations.public'
              : 'marketplace-admin.organisations.hidden',
        )}
      </Badge>
    </span>
  );
}
