import type { PromotionKind } from '@metra/contract/operations/promotions';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function useKindOptions(): readonly { value: PromotionKind; label: string }[] {
  const { t } = useTranslate();
  return [
    { value: 'PERCENT', label: t('billing-admin.promotions.kinds.PERCENT') },
    { value: 'AMOUNT', label: t('billing-admin.promotions.kinds.AMOUNT') },
    { value: 'TRIAL_DAYS', label: t('billing-admin.promotions.kinds.TRIAL_DAYS') },
  ];
}

export function useValueUnit(kind: PromotionKind): string {
  const { t } = useTranslate();
  return { PERCENT: '%', AMOUNT: '€', TRIAL_DAYS: t('billing-admin.promotions.dayUnit') }[kind];
}
