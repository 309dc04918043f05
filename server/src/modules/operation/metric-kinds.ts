import type { Metric } from '@metra/contract/operations/operation-admin';

interface MetricKind {
  /** True if the value is the state at the end of a day; otherwise it is the number of events during the day. */
  readonly isStock: boolean;
  /** Editors also see it, because it is about content. */
  readonly isContent: boolean;
}

const flow = { isStock: false, isContent: false };
const stock = { isStock: true, isContent: false };

export const metricKinds = {
  NEW_ACCOUNTS: flow,
  ACTIVE_SUBSCRIPTIONS: stock,
  ENDING_SUBSCRIPTIONS: stock,
  INCOME: flow,
  OPEN_INVOICES: stock,
  RECORDS: flow,
  ANSWERED_QUESTIONNAIRES: { ...flow, isContent: true },
  MISSED_SEARCHES: { ...flow, isContent: true },
  FAILED_JOBS: flow,
  FAILED_MAILS: flow,
  STORAGE: stock,
} as const satisfies Record<Metric, MetricKind>;

export const allMetrics = Object.keys(metricKinds) as Metric[];

export interface DayValue {
  day: string;
  value: number;
}

export const days = 30;

/** Compares the last 30 complete days with the 30 before; `today` has not ended. */
export function compared(
  kind: Metric,
  points: readonly DayValue[],
  since: string | null,
  today: Temporal.PlainDate,
): { now: number | null; before: number | null } {
  if (since === null) return { now: null, before: null };
  const first = today.subtract({ days: days - 1 }).toString();
  const firstBefore = today.subtract({ days: 2 * days - 1 }).toString();
  if (metricKinds[kind].isStock) {
    const monthAgo = today.subtract({ days }).toString();
    return {
      now: points.at(-1)?.value ?? null,
      before: points.findLast(({ day }) => day <= monthAgo)?.value ?? null,
    };
  }
  const sum = (wanted: (day: string) => boolean) =>
    points.reduce((all, { day, value }) => all + (wanted(day) ? value : 0), 0);
  return {
    now: sum((day) => day >= first),
    before: since <= firstBefore ? sum((day) => day >= firstBefore && day < first) : null,
  };
}

/** The sum of a month or the state on its last day. Each month is named by its first day. */
export function byMonth(kind: Metric, points: readonly DayValue[]): DayValue[] {
  const months = Map.groupBy(points, ({ day }) => `${day.slice(0, 7)}-01`);
  return [...months].map(([day, within]) => ({
    day,
    value: metricKinds[kind].isStock
      ? (within.at(-1)?.value ?? 0)
      : within.reduce((sum, { value }) => sum + value, 0),
  }));
}
