import { describe, expect, test } from 'vitest';
import { readDatevSettings } from './datev-settings.ts';

const given = { DATEV_ADVISER: '1234567', DATEV_CLIENT: '99999', DATEV_CHART: 'SKR04' };

describe('the bookkeeping settings', () => {
  test('are complete or missing', () => {
    expect(readDatevSettings({ NODE_ENV: 'production' })).toBeUndefined();
    expect(readDatevSettings({})).toMatchObject({ adviser: 1001, chart: 'SKR03' });
    expect(() => readDatevSettings({ DATEV_ADVISER: '1234' })).toThrow('together');
    expect(() => readDatevSettings({ DATEV_BANK: '1210' })).toThrow('together');
  });

  test('has the accounts of its chart, longer where numbers are longer', () => {
    expect(readDatevSettings(given)).toMatchObject({
      revenue: {
        S: { account: '4400', taxKey: null },
        AE: { account: '4336', taxKey: null },
        O: { account: '4338', taxKey: null },
      },
      debtor: '10000',
      bank: '1800',
      transfer: '1460',
      yearStart: '01-01',
    });
    expect(readDatevSettings({ ...given, DATEV_ACCOUNT_LENGTH: '6' })).toMatchObject({
      revenue: { S: { account: '440000' } },
      debtor: '1000000',
      bank: '180000',
    });
  });

  test('takes other accounts and keys for the tax', () => {
    const own = { DATEV_REVENUE_DE: '4200', DATEV_TAX_KEY_DE: '3', DATEV_DEBTOR: '12345' };
    expect(readDatevSettings({ ...given, ...own })).toMatchObject({
      revenue: { S: { account: '4200', taxKey: '3' } },
      debtor: '12345',
    });
  });

  test.each([
    ['DATEV_ADVISER', '1000'],
    ['DATEV_ADVISER', 'Kanzlei'],
    ['DATEV_CLIENT', '100000'],
    ['DATEV_CHART', 'SKR49'],
    ['DATEV_YEAR_START', '02-29'],
    ['DATEV_YEAR_START', '13-01'],
    ['DATEV_ACCOUNT_LENGTH', '9'],
    ['DATEV_BANK', '18000'],
    ['DATEV_DEBTOR', '1000'],
    ['DATEV_REVENUE_DE', '44OO'],
  ])('is refused by name when %s is %s', (name, value) => {
    expect(() => readDatevSettings({ ...given, [name]: value })).toThrow(`The setting ${name} is not usable`);
  });
});
