import { type AmountName, type Amounts, amountNames, type Cost } from './cost.ts';

/** A amount may exceed its limit by a fifth. */
const tolerance = 1.2;

/** Differences up to these are not judged: the texts of the catalogue and the number of its rows change now and then. */
const ignored: Amounts = { statements: 0, rows: 20, bytes: 500, cpu: 0 };

/** Less processor time is not judged, because a call that is not compiled yet takes about as much. */
export const leastCpu = 30;

interface Excess {
  amount: AmountName;
  value: number;
  limit: number;
  when: string;
}

export function excessesOf(cost: Cost, limit: Cost): Excess[] {
  const later = cost.first ? ' in a further call' : '';
  return [
    ...(cost.first
      ? excesses(cost.first, limit.first ?? limit.further, ' in the first call after a change')
      : []),
    ...excesses(cost.further, limit.further, later),
  ];
}

const excesses = (amounts: Amounts, limits: Amounts, when: string): Excess[] =>
  amountNames
    .map((amount) => ({ amount, value: amounts[amount], limit: limits[amount], when }))
    .filter(({ amount, value, limit }) => value > limit * tolerance && value - limit > ignored[amount]);

const companies: Readonly<Record<string, string>> = {
  demo: ' for the demo company',
  'sixty-kpis': ' for the company of 60 KPIs',
  all: '',
};

const takes: Readonly<Record<AmountName, (count: string) => string>> = {
  statements: (count) => `sends ${count} statements`,
  rows: (count) => `reads ${count} rows`,
  bytes: (count) => `answers with ${count} bytes`,
  cpu: (count) => `takes ${count} units of processor time`,
};

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** For example: kpiHistory.overview for the company of 60 KPIs reads 12,400 rows, 310 % more than the limit of 3,000 */
export const messageOf = (
  { operation, company }: Pick<Cost, 'operation' | 'company'>,
  { amount, value, limit, when }: Excess,
): string => {
  const more = limit > 0 ? `${number.format((value / limit - 1) * 100)} % more than` : 'more than';
  const what = takes[amount](number.format(value));
  return `${operation}${companies[company]} ${what}${when}, ${more} the limit of ${number.format(limit)}`;
};
