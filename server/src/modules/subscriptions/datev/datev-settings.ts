import { z } from 'zod';
import { ConfigurationError, readEnvironment } from '../../../platform/configuration.ts';

const digits = (most: number) =>
  z.string().regex(new RegExp(`^\\d{1,${most}}$`), `it has other signs than digits, or more than ${most}`);
const account = digits(9).optional();
const taxKey = digits(4).optional();

/** Environment variables for the bookkeeping of the operator's tax adviser. */
const DatevEnvironment = z.object({
  DATEV_ADVISER: z.coerce.number().int().min(1001).max(9_999_999).optional(),
  DATEV_CLIENT: z.coerce.number().int().min(1).max(99_999).optional(),
  DATEV_CHART: z.enum(['SKR03', 'SKR04']).optional(),
  DATEV_YEAR_START: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'it is no month and day, such as 01-01')
    .refine(isDayOfEveryYear, 'there is no such day in every year')
    .optional(),
  DATEV_ACCOUNT_LENGTH: z.coerce.number().int().min(4).max(8).optional(),
  DATEV_REVENUE_DE: account,
  DATEV_REVENUE_EU: account,
  DATEV_REVENUE_WORLD: account,
  DATEV_TAX_KEY_DE: taxKey,
  DATEV_TAX_KEY_EU: taxKey,
  DATEV_TAX_KEY_WORLD: taxKey,
  DATEV_DEBTOR: account,
  DATEV_BANK: account,
  DATEV_TRANSFER: account,
});

interface Revenue {
  account: string;
  /** Null if the account implies the tax, as those of the standard charts do. */
  taxKey: string | null;
}

export interface DatevSettings {
  adviser: number;
  client: number;
  chart: 'SKR03' | 'SKR04';
  /** Month and day on which business years start, such as `01-01`. */
  yearStart: string;
  accountLength: number;
  /** Revenue accounts by VAT category: taxed in Germany, reverse charge within the Union, outside the Union. */
  revenue: { S: Revenue; AE: Revenue; O: Revenue };
  /** One account for all customers, because open items are distinguished by the invoice number. */
  debtor: string;
  bank: string;
  /** The account for payments that move from one invoice to another. */
  transfer: string;
}

/**
 * The standard accounts of DATEV's charts: revenue at 19 %, with reverse charge, outside the Union; bank and money in
 * transit.
 */
const charts = {
  SKR03: { DE: '8400', EU: '8336', WORLD: '8338', BANK: '1200', TRANSFER: '1360' },
  SKR04: { DE: '4400', EU: '4336', WORLD: '4338', BANK: '1800', TRANSFER: '1460' },
} as const;
const firstDebtor = '10000';

/** Undefined in production without settings, so that no file is written. */
export function readDatevSettings(environment: NodeJS.ProcessEnv): DatevSettings | undefined {
  const given = readEnvironment(DatevEnvironment, environment);
  const isSilent = Object.keys(given).length === 0;
  if (isSilent && environment.NODE_ENV === 'production') return undefined;
  const fictional = isSilent ? ({ adviser: 1001, client: 1, chart: 'SKR03' } as const) : undefined;
  const {
    DATEV_ADVISER: adviser = fictional?.adviser,
    DATEV_CLIENT: client = fictional?.client,
    DATEV_CHART: chart = fictional?.chart,
    DATEV_YEAR_START: yearStart = '01-01',
    DATEV_ACCOUNT_LENGTH: accountLength = 4,
  } = given;
  if (!adviser || !client || !chart)
    throw new ConfigurationError(
      'The export for the tax adviser needs DATEV_ADVISER, DATEV_CLIENT and DATEV_CHART together.',
    );

  /** Longer account numbers are those of the chart with trailing zeros. */
  const accountOf = (name: keyof typeof given, usual: string, length = accountLength): string => {
    const number = given[name]?.toString() ?? usual.padEnd(length, '0');
    if (number.length !== length)
      throw new ConfigurationError(`The setting ${name} is not usable: it needs ${length} digits.`);
    return number;
  };
  const usual = charts[chart];
  const key = (value: string | undefined) => value ?? null;
  return {
    adviser,
    client,
    chart,
    yearStart,
    accountLength,
    revenue: {
      S: { account: accountOf('DATEV_REVENUE_DE', usual.DE), taxKey: key(given.DATEV_TAX_KEY_DE) },
      AE: { account: accountOf('DATEV_REVENUE_EU', usual.EU), taxKey: key(given.DATEV_TAX_KEY_EU) },
      O: { account: accountOf('DATEV_REVENUE_WORLD', usual.WORLD), taxKey: key(given.DATEV_TAX_KEY_WORLD) },
    },
    // Numbers of personal accounts have one more digit.
    debtor: accountOf('DATEV_DEBTOR', firstDebtor, accountLength + 1),
    bank: accountOf('DATEV_BANK', usual.BANK),
    transfer: accountOf('DATEV_TRANSFER', usual.TRANSFER),
  };
}

function isDayOfEveryYear(monthDay: string): boolean {
  // 2026 has no 29 February.
  const day = new Date(`2026-${monthDay}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === monthDay;
}
