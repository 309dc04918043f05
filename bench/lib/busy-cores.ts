import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sum } from './statistics.ts';

type Times = Readonly<Record<string, number>>;

/** Returns how many cores other programs use, measured for one second. */
export async function measureBusyCores(): Promise<number> {
  const before = coreTimes();
  await pause(1_000);
  return busyCores(before, coreTimes());
}

const coreTimes = () => cpus().map(({ times }): Times => ({ ...times }));

/** Returns the cores in use between two measurements of the same cores. */
export function busyCores(before: readonly Times[], after: readonly Times[]): number {
  return sum(
    after.map((core, index) => {
      const spent = (kinds: readonly string[]) =>
        sum(kinds.map((kind) => (core[kind] ?? 0) - (before[index]?.[kind] ?? 0)));
      const all = spent(Object.keys(core));
      return all > 0 ? 1 - spent(['idle']) / all : 0;
    }),
  );
}
