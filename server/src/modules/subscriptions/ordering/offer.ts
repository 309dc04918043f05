import type { Quote } from '@metra/contract/shapes/billing-shapes';
import { dueDay } from '../invoices/payment-terms.ts';
import { discountOf, freeDaysOf, yearlyPrice } from '../price.ts';
import type { RunningPromotion } from '../promotions/promotions.store.ts';
import { firstYear, type Year } from '../subscription-year.ts';
import { amountsOf, vatTreatmentOf } from '../vat-treatment.ts';

interface Circumstances {
  promotion: RunningPromotion | null;
  /** The last day of the present trial or subscription. */
  runsUntil: Temporal.PlainDate | null;
  today: Temporal.PlainDate;
}

export interface Offer {
  listPrice: number;
  discount: number;
  net: number;
  freeDays: number;
  year: Year;
}

/** The price and days of the first year. Nothing is taken from the request. */
export function offerFor({ promotion, runsUntil, today }: Circumstances): Offer {
  const discount = discountOf(yearlyPrice, promotion);
  const freeDays = freeDaysOf(promotion);
  return {
    listPrice: yearlyPrice,
    discount,
    net: yearlyPrice - discount,
    freeDays,
    year: firstYear({ today, runsUntil, freeDays }),
  };
}

interface Where {
  country: string;
  vatId: string | null;
  issuedOn: Temporal.PlainDate;
}

export function quoteOf(
  { listPrice, discount, net, freeDays, year }: Offer,
  promotion: RunningPromotion | null,
  { country, vatId, issuedOn }: Where,
): Quote {
  const treatment = vatTreatmentOf({ country, vatId });
  return {
    price: listPrice,
    discount,
    ...amountsOf(net, treatment),
    vatCategory: treatment.category,
    vatRate: treatment.percent,
    currency: 'EUR',
    startsOn: year.startsOn.toString(),
    activeUntil: year.endsOn.toString(),
    dueOn: dueDay(issuedOn, year.startsOn).toString(),
    renewalPrice: yearlyPrice,
    promotion: promotion && { code: promotion.code, name: promotion.name, freeDays },
  };
}
