import { isInVatUnion, isVatId } from '@metra/contract/core/vat-id';
import type { VatCategory } from '@metra/contract/shapes/billing-shapes';
import { portion } from './price.ts';

export const germanVatPercent = 19;

export interface VatTreatment {
  category: VatCategory;
  percent: number;
}

/**
 * The place of taxation for services of a German company. Companies in the European Union prove their status with a
 * VAT id and owe the tax themselves (§ 13b UStG). Outside the Union the service is not taxable in Germany (§ 3a (2)
 * UStG); all customers are organisations, so none there is a consumer.
 */
export function vatTreatmentOf({ country, vatId }: { country: string; vatId: string | null }): VatTreatment {
  if (!isInVatUnion(country)) return { category: 'O', percent: 0 };
  const owesItself = country !== 'DE' && vatId !== null && isVatId(vatId, country);
  return owesItself ? { category: 'AE', percent: 0 } : { category: 'S', percent: germanVatPercent };
}

export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}

/** EN 16931 rounds once per category (BR-CO-17), and an invoice has only one category. */
export function amountsOf(net: number, { percent }: VatTreatment): Amounts {
  const vat = portion(net, percent);
  return { net, vat, gross: net + vat };
}
