import { type Billing, BillingWrite } from '@metra/contract/shapes/billing-shapes';
import { expect, test } from 'vitest';
import { billingValues, billingWrite, usableVatId } from './billing-values.ts';

const billing: Billing = {
  name: 'Lindner Feinmechanik GmbH',
  street: 'Industriestraße 4',
  additionalInfo: null,
  zipCode: '78532',
  city: 'Tuttlingen',
  country: null,
  vatId: null,
  purchaseOrder: null,
  email: null,
  promotionCode: null,
  version: 0,
};
const values = billingValues(billing, { email: 'katrin@lindner.example' });

test('the initial values can be ordered with', () => {
  const write = billingWrite(values);
  expect(BillingWrite.safeParse(write).error).toBeUndefined();
  expect(write).toMatchObject({ country: 'DE', email: 'katrin@lindner.example', vatId: null });
});

test('a VAT id is written the way it is printed', () => {
  expect(billingWrite({ ...values, vatId: ' de 136 695-976 ' }).vatId).toBe('DE136695976');
});

test.each([
  ['DE136695976', 'DE', 'DE136695976'],
  ['de 136 695 976', 'DE', 'DE136695976'],
  ['DE13669597', 'DE', ''],
  ['DE136695976', 'AT', ''],
  ['CHE123456789', 'CH', ''],
  ['', 'DE', ''],
])('a price is asked for with %s in %s as %j', (vatId, country, asked) => {
  expect(usableVatId({ vatId, country })).toBe(asked);
});
