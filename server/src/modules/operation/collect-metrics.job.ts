import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import type { Platform } from '../../platform/platform.ts';
import { flowKinds, knownFromBefore, metricStore, stockKinds } from './metrics.store.ts';
import { forgetMissedSearchesBefore } from './missed-searches.store.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'jobs'>;

const job = 'operation.take-readings';

/** Events may be entered or confirmed some days later, so these days are counted again. */
const countedAgainDays = 7;
/** A metric that can be counted from stored times goes back this far. */
const longestAgoDays = 400;
const daysAtOnce = 31;
const keptMissedDays = 92;
/** Other work at the program's start goes first. */
const afterStartMs = 20_000;

/** Collects the metrics of the overview every hour, so that showing them is fast. */
export function registerMetricsJob(needs: Needs): void {
  needs.jobs.define(job, (_, { signal }) => collectMetrics(needs, signal), { timeoutSeconds: 900 });
  needs.jobs.schedule(job, '5 * * * *', 'UTC');
}

/**
 * Collects the first metrics soon after the start instead of at the next full hour, so that the overview is not empty
 * on the first day.
 */
export async function collectFirstMetrics({ database, clock, jobs }: Needs): Promise<void> {
  const last = await metricStore(database.kysely).lastDay('NEW_ACCOUNTS');
  if (last === clock.today(operatorTimeZone).toString()) return;
  const startAfter = new Date(clock.now().getTime() + afterStartMs);
  await database.transaction((tx) => jobs.enqueue(tx, job, {}, { startAfter }));
}

export async function collectMetrics(
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const store = metricStore(database.kysely);
  const now = clock.now();
  const today = clock.today(operatorTimeZone);
  const begun = Temporal.PlainDate.from((await store.firstDay()) ?? today.toString());
  const oldest = today.subtract({ days: longestAgoDays });
  for (const kind of flowKinds) {
    const last = await store.lastDay(kind);
    const again = last && Temporal.PlainDate.from(last).subtract({ days: countedAgainDays });
    const beginning = knownFromBefore.includes(kind) ? later(begun, oldest) : today;
    // Days that could not be counted at the time stay without a value.
    let from = again
      ? later(again, knownFromBefore.includes(kind) ? begun : await firstCounted(kind))
      : beginning;
    for (; Temporal.PlainDate.compare(from, today) <= 0; from = from.add({ days: daysAtOnce })) {
      signal?.throwIfAborted();
      const to = earlier(from.add({ days: daysAtOnce - 1 }), today);
      await store.takeFlow(kind, { from: from.toString(), to: to.toString() }, now);
    }
  }
  for (const kind of stockKinds) await store.takeStock(kind, today.toString(), now);
  await forgetMissedSearchesBefore(database.kysely, today.subtract({ days: keptMissedDays }).toString());

  async function firstCounted(kind: (typeof flowKinds)[number]): Promise<Temporal.PlainDate> {
    return Temporal.PlainDate.from((await store.firstDayOf(kind)) ?? today.toString());
  }
}

const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) >= 0 ? a : b;
const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) <= 0 ? a : b;
