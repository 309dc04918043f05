import type { AdminOffer } from '@metra/contract/operations/marketplace-admin';
import { Archive, Ban, EyeOff, PencilLine } from 'lucide-react';
import { Badge } from '../../../design-system/values/badge.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

type Stated = Pick<AdminOffer, 'state' | 'isPublic' | 'takenDown'>;

/** The state says whether others see the offer, and if not, why. */
export function AdminOfferState({ of: { state, isPublic, takenDown } }: { of: Stated }) {
  const { t } = useTranslate();
  if (takenDown)
    return (
      <Badge tone="danger" icon={Ban}>
        {t('marketplace-admin.offers.takenDown')}
      </Badge>
    );
  if (isPublic) return <Badge tone="success">{t('marketplace-admin.offers.state.public')}</Badge>;
  const icon = { DRAFT: PencilLine, ARCHIVED: Archive, PUBLISHED: EyeOff }[state];
  return <Badge icon={icon}>{t(`marketplace-admin.offers.state.${state}`)}</Badge>;
}
