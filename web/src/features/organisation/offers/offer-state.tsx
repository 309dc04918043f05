import type { OfferState } from '@metra/contract/shapes/offer-shapes';
import { Archive, Ban, EyeOff, PencilLine } from 'lucide-react';
import { StateText } from '../../../design-system/values/badge.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface OfferStateProps {
  state: OfferState;
  isPublic: boolean;
  isTakenDown: boolean;
}

export function OfferStateText({ state, isPublic, isTakenDown }: OfferStateProps) {
  const { t } = useTranslate();
  if (isTakenDown)
    return (
      <StateText tone="danger" icon={Ban}>
        {t('organisation.offers.state.takenDown')}
      </StateText>
    );
  if (state === 'PUBLISHED')
    return isPublic ? (
      <StateText tone="success">{t('organisation.offers.state.PUBLISHED')}</StateText>
    ) : (
      <StateText tone="warning" icon={EyeOff}>
        {t('organisation.offers.state.resting')}
      </StateText>
    );
  return (
    <StateText icon={state === 'DRAFT' ? PencilLine : Archive}>
      {t(`organisation.offers.state.${state}`)}
    </StateText>
  );
}
