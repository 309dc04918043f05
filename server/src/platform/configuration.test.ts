import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:8080',
      demo: true,
      logLevel: 'info',
    });
  });

  test('takes an empty value for none, and no demo in production', () => {
    const { port, demo, mail } = readConfiguration({ PORT: ' ', SMTP_URL: '', NODE_ENV: 'production' });
    expect({ port, demo, smtpUrl: mail.smtpUrl }).toEqual({ port: 8080, demo: false, smtpUrl: undefined });
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'metra.example'],
    ['DATABASE_URL', 'mysql://localhost/metra'],
    ['SMTP_URL', 'http://mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'perhaps'],
    ['METRICS_TOKEN', 'short'],
    ['SELLER_VAT_ID', 'DE123456789'],
    ['SELLER_IBAN', 'DE89370400440532013001'],
    ['SELLER_BIC', 'Sparkasse'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(`The setting ${name} is not usable`);
  });

  test('accepts a database on a socket', () => {
    const url = 'postgres://metra@/metra?host=/run/postgresql';
    expect(readConfiguration({ DATABASE_URL: url }).database.url).toBe(url);
  });

  test.each([{ S3_BUCKET: 'files' }, { ADMIN_EMAIL: 'ada@metra.example' }, { SELLER_NAME: 'Metra GmbH' }])(
    'refuses half a setting',
    (half) => {
      expect(() => readConfiguration(half)).toThrow('together');
    },
  );

  test('sells in the name of whoever is told; of nobody in production, of someone fictional elsewhere', () => {
    expect(readConfiguration({}).seller?.name).toContain('fiktiv');
    expect(readConfiguration({ NODE_ENV: 'production' }).seller).toBeUndefined();
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
    expect(readConfiguration({ NODE_ENV: 'production', ...given }).seller).toMatchObject({
      name: 'Maßstab GmbH',
      vatId: 'DE136695976',
      iban: 'DE89370400440532013000',
      directors: null,
    });
  });
});
