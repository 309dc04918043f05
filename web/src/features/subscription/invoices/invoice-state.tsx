import type { Invoice } from '@metra/contract/shapes/billing-shapes';
import { Badge, type Tone } from '../../../design-system/values/badge.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const TONE: Record<Invoice['state'], Tone> = {
  OPEN: 'running',
  OVERDUE: 'danger',
  PAID: 'success',
  CANCELLED: 'neutral',
};

/** Whether something is to be paid, and until when. */
export function InvoiceState({ invoice }: { invoice: Invoice }) {
  const { t, language } = useTranslate();
  const { kind, state, dueOn, paidOn } = invoice;
  // On a credit note nothing is to be paid.
  if (kind === 'CREDIT_NOTE') return <Badge>{t('subscription.invoice.credited')}</Badge>;
  const day = state === 'PAID' ? paidOn : dueOn;
  return (
    <Badge tone={TONE[state]}>
      {t(`subscription.invoice.state.${state}`, { date: day ? formatDate(day, language, 'short') : '' })}
    </Badge>
  );
}
