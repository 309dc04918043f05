import { z } from 'zod';
import { ConfigurationError, readEnvironment } from '../../../platform/configuration.ts';

const digits = (most: number) =>
  z.string().regex(new RegExp(`^\\d{1,${most}}$`), `it has other signs than digits, or more than ${most}`);
const account = digits(9).optional();
const taxKey = digits(4).optional();

/** Names of the environment that say how the operator's tax adviser keeps the books. */
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
  /** Null: the account knows the tax by itself, as those of the charts do. */
  taxKey: string | null;
}

export interface DatevSettings {
  adviser: number;
  client: number;
  chart: 'SKR03' | 'SKR04';
  /** `01-01`: month and day on which business years begin. */
  yearStart: string;
  accountLength: number;
  /** By VAT category: taxed in Germany, owed by a customer in the Union, beyond it. */
  revenue: { S: Revenue; AE: Revenue; O: Revenue };
  /** One for all customers: what is open is told apart by the number of the invoice. */
  debtor: string;
  bank: string;
  /** Between two invoices, where a payment moves from one to the other. */
  transfer: string;
}

/** As DATEV's charts name them: turnover at 19 %, by reverse charge, beyond the Union; bank and money in transit. */
const charts = {
  SKR03: { DE: '8400', EU: '8336', WORLD: '8338', BANK: '1200', TRANSFER: '1360' },
  SKR04: { DE: '4400', EU: '4336', WORLD: '4338', BANK: '1800', TRANSFER: '1460' },
} as const;
const firstDebtor = '10000';

/** Undefined: nothing was said where books are real, so no file is written. */
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

  /** Longer numbers are those of the chart with zeros behind them. */
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
    // Numbers of persons have one digit more.
    debtor: accountOf('DATEV_DEBTOR', firstDebtor, accountLength + 1),
    bank: accountOf('DATEV_BANK', usual.BANK),
    transfer: accountOf('DATEV_TRANSFER', usual.TRANSFER),
  };
}

function isDayOfEveryYear(monthDay: string): boolean {
  // A year without 29 February.
  const day = new Date(`2026-${monthDay}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === monthDay;
}
