import type { SubscriptionState } from '@metra/contract/operations/my';
import type { Billing } from '@metra/contract/shapes/billing-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { paths } from '../../../lib/site/paths.ts';
import { tidyCode } from '../promotion-code.ts';
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

/** A code in the address is removed even if nothing can be ordered, and a message says so. */
function useDroppedCode(): string | undefined {
  const inAddress = useSearch({ strict: false }).promotionCode;
  const navigate = useNavigate();
  const [dropped, setDropped] = useState<string>();
  useEffect(() => {
    if (inAddress === undefined) return;
    setDropped(tidyCode(inAddress));
    void navigate({ to: paths.subscription, replace: true });
  }, [inAddress, navigate]);
  return dropped;
}
