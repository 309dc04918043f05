import { isInVatUnion, isVatId } from '@metra/contract/rules/vat-id';
import type { VatCategory } from '@metra/contract/shapes/billing-shapes';
import { portion } from './price.ts';

export const germanVatPercent = 19;

export interface VatTreatment {
  category: VatCategory;
  percent: number;
}

/**
 * Where a service is taxed when a German firm renders it. Firms of the European Union prove that they are one by
 * their VAT id and then owe the tax themselves (§ 13b UStG). Beyond the Union it is not taxable in Germany
 * (§ 3a (2) UStG); Metra is made for organisations only, so no customer there is a consumer.
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

/** EN 16931 rounds once for each category (BR-CO-17); an invoice of ours has one. */
export function amountsOf(net: number, { percent }: VatTreatment): Amounts {
  const vat = portion(net, percent);
  return { net, vat, gross: net + vat };
}
