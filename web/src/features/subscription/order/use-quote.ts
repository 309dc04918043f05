import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { subscriptionQueries } from '../subscription.queries.ts';
import type { BillingForm } from './billing-fields.tsx';
import { usableVatId } from './billing-values.ts';
import type { Promotion } from './use-promotion.ts';

/** The price is requested when the person pauses, not with every letter. */
const PAUSE_MS = 250;

/** Requests the price of the order with the present input. */
export function useQuote({ control }: BillingForm, promotion: Promotion) {
  const [country, vatId] = useWatch({ control, name: ['country', 'vatId'] });
  const usable = usableVatId({ country, vatId: vatId ?? '' });
  const asked = useDebouncedValue(`${country} ${usable}`, PAUSE_MS);
  const [settledCountry = '', settledVatId = ''] = asked.split(' ');
  const query = useQuery(
    subscriptionQueries.quote({
      promotionCode: promotion.applied,
      country: settledCountry,
      vatId: settledVatId,
    }),
  );
  const { error } = query;
  const { refuse } = promotion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is told once, when it comes
  useEffect(() => {
    if (error) refuse(error);
  }, [error]);
  /** Only a price that belongs to the present input may be ordered. */
  const isPresent = query.data !== undefined && !query.isPlaceholderData && asked === `${country} ${usable}`;
  return { query, isPresent };
}
