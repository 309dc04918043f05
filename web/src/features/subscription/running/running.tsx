import type { SubscriptionState } from '@metra/contract/operations/my';
import type { Billing } from '@metra/contract/shapes/billing-shapes';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useDroppedCode } from '../use-dropped-code.ts';
import { BillingPanel } from './billing-panel.tsx';
import { RunningPanel } from './running-panel.tsx';

interface RunningProps {
  subscription: SubscriptionState;
  billing: Billing;
  locked: boolean;
}

export function Running({ subscription, billing, locked }: RunningProps) {
  const { t } = useTranslate();
  const dropped = useDroppedCode();
  return (
    <>
      {dropped && <Notice>{t('subscription.code.notNow', { code: dropped })}</Notice>}
      <RunningPanel subscription={subscription} locked={locked} />
      <BillingPanel billing={billing} locked={locked} />
    </>
  );
}
