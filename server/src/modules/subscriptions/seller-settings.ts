import { isVatId, tidyVatId } from '@metra/contract/core/vat-id';
import { z } from 'zod';
import { ConfigurationError, readEnvironment } from '../../platform/configuration.ts';

const line = z.string().trim().min(1).max(200);

/** Environment variables of the company that runs this installation and writes its invoices. */
const SellerEnvironment = z.object({
  SELLER_NAME: line.optional(),
  SELLER_STREET: line.optional(),
  SELLER_ZIP_CODE: line.max(20).optional(),
  SELLER_CITY: line.optional(),
  SELLER_VAT_ID: z
    .string()
    .transform(tidyVatId)
    .refine((vatId) => isVatId(vatId, 'DE'), 'it is no German VAT id')
    .optional(),
  SELLER_TAX_NUMBER: line.max(30).optional(),
  SELLER_EMAIL: z.email().max(254).optional(),
  SELLER_PHONE: line.max(50).optional(),
  SELLER_IBAN: z
    .string()
    .transform((iban) => iban.replace(/\s/g, '').toUpperCase())
    .refine(isIban, 'it is no IBAN')
    .optional(),
  SELLER_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'it is no BIC')
    .optional(),
  SELLER_BANK: line.optional(),
  SELLER_REGISTER: line.optional(),
  SELLER_DIRECTORS: line.optional(),
});

/** The seller's data for invoices. The VAT rules are those of a German company. */
export interface Seller {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  vatId: string;
  taxNumber: string;
  email: string;
  phone: string | null;
  iban: string;
  bic: string;
  bank: string | null;
  /** Court and number of the commercial register. */
  register: string | null;
  directors: string | null;
}

/** A fictional seller for development, so that everything can be tried. */
export const fictionalSeller: Seller = {
  name: 'Metra Beispiel GmbH (fiktiv)',
  street: 'Musterstraße 1',
  zipCode: '12345',
  city: 'Musterstadt',
  vatId: 'DE123456788',
  taxNumber: '12/345/67890',
  email: 'rechnung@metra.example',
  phone: '+49 30 000000',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Musterbank',
  register: 'Amtsgericht Musterstadt, HRB 00000',
  directors: 'Erika Mustermann',
};

/** Undefined in production without settings, so that no invoices are written. */
export function readSeller(environment: NodeJS.ProcessEnv): Seller | undefined {
  const given = readEnvironment(SellerEnvironment, environment);
  const needed = {
    name: given.SELLER_NAME,
    street: given.SELLER_STREET,
    zipCode: given.SELLER_ZIP_CODE,
    city: given.SELLER_CITY,
    vatId: given.SELLER_VAT_ID,
    taxNumber: given.SELLER_TAX_NUMBER,
    email: given.SELLER_EMAIL,
    iban: given.SELLER_IBAN,
    bic: given.SELLER_BIC,
  };
  const { name, street, zipCode, city, vatId, taxNumber, email, iban, bic } = needed;
  if (name && street && zipCode && city && vatId && taxNumber && email && iban && bic) {
    const more = {
      phone: given.SELLER_PHONE ?? null,
      bank: given.SELLER_BANK ?? null,
      register: given.SELLER_REGISTER ?? null,
      directors: given.SELLER_DIRECTORS ?? null,
    };
    return { name, street, zipCode, city, vatId, taxNumber, email, iban, bic, ...more };
  }
  if (Object.keys(given).length > 0)
    throw new ConfigurationError(
      'Invoices need SELLER_NAME, SELLER_STREET, SELLER_ZIP_CODE, SELLER_CITY, SELLER_VAT_ID, SELLER_TAX_NUMBER, SELLER_EMAIL, SELLER_IBAN and SELLER_BIC together.',
    );
  return environment.NODE_ENV === 'production' ? undefined : fictionalSeller;
}

/** ISO 13616: with letters as numbers from 10 on, the rest of the division by 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const rest = [...moved].reduce((left, sign) => {
    const value = Number.parseInt(sign, 36);
    return (left * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return rest === 1;
}
