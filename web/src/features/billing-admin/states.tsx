import type { Promotion } from '@metra/contract/operations/promotions';
import type { AdminSubscription } from '@metra/contract/operations/subscriptions-admin';
import type { InvoiceState } from '@metra/contract/shapes/billing-shapes';
import { Badge, type Tone } from '../../design-system/values/badge.tsx';
import { formatMoney, formatNumber } from '../../lib/formats/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const INVOICE_TONES = {
  OPEN: 'neutral',
  OVERDUE: 'danger',
  PAID: 'success',
  CANCELLED: 'neutral',
} as const satisfies Record<InvoiceState, Tone>;

export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  const { t } = useTranslate();
  return <Badge tone={INVOICE_TONES[state]}>{t(`billing-admin.invoices.states.${state}`)}</Badge>;
}

const SUBSCRIPTION_TONES = {
  TRIAL: 'running',
  ACTIVE: 'success',
  CANCELLED: 'warning',
  ENDED: 'neutral',
} as const satisfies Record<AdminSubscription['state'], Tone>;

export function SubscriptionStateBadge({ state }: { state: AdminSubscription['state'] }) {
  const { t } = useTranslate();
  return <Badge tone={SUBSCRIPTION_TONES[state]}>{t(`billing-admin.subscriptions.states.${state}`)}</Badge>;
}

const PROMOTION_TONES = {
  COMING: 'running',
  RUNNING: 'success',
  OVER: 'neutral',
} as const satisfies Record<Promotion['state'], Tone>;

export function PromotionStateBadge({ state }: { state: Promotion['state'] }) {
  const { t } = useTranslate();
  return <Badge tone={PROMOTION_TONES[state]}>{t(`billing-admin.promotions.states.${state}`)}</Badge>;
}

/** The text is, for example, "20 %", "50,00 €" or "14 Tage". */
export function promotionValue(
  { kind, value }: Pick<Promotion, 'kind' | 'value'>,
  language: Language,
): string {
  if (kind === 'AMOUNT') return formatMoney(value, language);
  const number = formatNumber(value, language);
  return kind === 'PERCENT' ? `${number} %` : translate('billing-admin.promotions.days', { count: value });
}
