import { describe, expect, test } from 'vitest';
import { readSeller } from './seller-settings.ts';

describe('the seller', () => {
  test.each([
    ['SELLER_VAT_ID', 'DE123456789'],
    ['SELLER_IBAN', 'DE89370400440532013001'],
    ['SELLER_BIC', 'Sparkasse'],
  ])('is refused by name when %s is %s', (name, value) => {
    expect(() => readSeller({ [name]: value })).toThrow(`The setting ${name} is not usable`);
  });

  test('has complete data', () => {
    expect(() => readSeller({ SELLER_NAME: 'Metra GmbH' })).toThrow('together');
  });

  test('comes from the settings; without them it is missing in production and fictional elsewhere', () => {
    expect(readSeller({})?.name).toContain('fiktiv');
    expect(readSeller({ NODE_ENV: 'production' })).toBeUndefined();
    const given = {
      SELLER_NAME: 'Maßstab GmbH',
      SELLER_STREET: 'Lange Straße 1',
      SELLER_ZIP_CODE: '10115',
      SELLER_CITY: 'Berlin',
      SELLER_VAT_ID: 'de 136 695 976',
      SELLER_TAX_NUMBER: '37/123/45678',
      SELLER_EMAIL: 'rechnung@massstab.example',
      SELLER_IBAN: 'DE89 3704 0044 0532 0130 00',
      SELLER_BIC: 'COBADEFFXXX',
    };
    expect(readSeller({ NODE_ENV: 'production', ...given })).toMatchObject({
      name: 'Maßstab GmbH',
      vatId: 'DE136695976',
      iban: 'DE89370400440532013000',
      directors: null,
    });
  });
});
