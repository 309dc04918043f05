import { type AmountName, type Amounts, amountNames, type Cost, keyOf } from './cost.ts';
import { leastCpu } from './judge.ts';
import { cellsOf, type Limits } from './limits.ts';

/** A limit is as high as what was measured; processor time varies between machines and gets some room. */
const room: Amounts = { statements: 1, rows: 1, bytes: 1, cpu: 1.5 };

/** Limits of the first and of further calls that differ by no more than this are the same. */
const alike: Amounts = { statements: 1, rows: 1.05, bytes: 1.02, cpu: 1.3 };

/** An earlier limit stays if it is at most this much higher than what was measured, … */
const nearly: Amounts = { statements: 1, rows: 1.02, bytes: 1.02, cpu: 2 };

/** … or differs by no more than this. */
const hardly: Amounts = { statements: 0, rows: 5, bytes: 50, cpu: 0 };

/** The limits for these costs: higher or lower than before where the cost differs. */
export const newLimits = (costs: readonly Cost[], before: Limits): Limits =>
  new Map(
    costs.map((cost) => {
      const known = before.get(keyOf(cost));
      const further = limitsFor(cost.further, known?.further);
      const first = cost.first && limitsFor(cost.first, known?.first ?? known?.further);
      return [keyOf(cost), { ...cost, ...(first ? withoutSmallDifferences(first, further) : { further }) }];
    }),
  );

function limitsFor(cost: Amounts, before: Amounts | undefined): Amounts {
  const limit = (amount: AmountName) => {
    const known = before?.[amount] ?? Number.NaN;
    const value = cost[amount];
    if (amount === 'cpu' && value * room.cpu < leastCpu) return leastCpu;
    const stays =
      (known >= value && known <= value * nearly[amount]) || Math.abs(known - value) <= hardly[amount];
    return stays ? known : Math.ceil(value * room[amount]);
  };
  return withEach(limit);
}

/** A first call after a change often costs as much as others, with small differences. */
function withoutSmallDifferences(first: Amounts, further: Amounts): Record<'first' | 'further', Amounts> {
  const isSmall = (amount: AmountName) => {
    const [low = 0, high = 0] = [first[amount], further[amount]].sort((a, b) => a - b);
    return high <= low * alike[amount];
  };
  const higher = withEach((amount) => Math.max(first[amount], further[amount]));
  const limits = (own: Amounts) => withEach((amount) => (isSmall(amount) ? higher : own)[amount]);
  return { first: limits(first), further: limits(further) };
}

const withEach = (value: (amount: AmountName) => number): Amounts => ({
  statements: value('statements'),
  rows: value('rows'),
  bytes: value('bytes'),
  cpu: value('cpu'),
});

/** One line for each call whose limits changed. */
export const changesBetween = (before: Limits, after: Limits): string[] =>
  [...after].flatMap(([key, limit]) => {
    const known = before.get(key);
    const [was, is] = [known && cellsOf(known), cellsOf(limit)];
    const changes = amountNames.flatMap((amount, index) =>
      was?.[index] === is[index] ? [] : [`${amount} ${was?.[index] ?? 'without a limit'} → ${is[index]}`],
    );
    return changes.length > 0 ? [`${key}: ${changes.join('; ')}`] : [];
  });
