import type { Cost } from './cost.ts';
import { excessesOf, leastCpu } from './judge.ts';
import type { IsEnough } from './measure-call.ts';

/** Tells whether this process has worked for so long since now. */
function hasWorkedFor(milliseconds: number): () => boolean {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 > milliseconds;
  };
}

/** Only processor time depends on more than the call, so only that is worth many attempts. */
export function untilWithin(limit: Cost): IsEnough {
  const isOver = hasWorkedFor(3_000);
  return (cost, attempts) => {
    const excesses = excessesOf(cost, limit);
    const isCertain = attempts >= 3 && excesses.some(({ amount }) => amount !== 'cpu');
    return excesses.length === 0 || isCertain || (attempts >= 10 && isOver());
  };
}

/** Measures until no attempt takes less than those before, because code is compiled after some dozens of calls. */
export function untilLowest(): IsEnough {
  const isOver = hasWorkedFor(1_500);
  let lowest = Number.POSITIVE_INFINITY;
  let since = 0;
  return (cost, attempts) => {
    const cpu = (cost.first?.cpu ?? 0) + cost.further.cpu;
    since = cpu < lowest * 0.98 ? 0 : since + 1;
    lowest = Math.min(lowest, cpu);
    const isCheap = Math.max(cost.first?.cpu ?? 0, cost.further.cpu) * 1.5 < leastCpu;
    return attempts >= 3 && (isCheap || since >= 10 || isOver());
  };
}
