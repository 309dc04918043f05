import type { Query, Response } from '@metra/contract/core/operation';
import { toDoLists } from '@metra/contract/core/overview-lists';
import type { Page } from '@metra/contract/core/primitives';
import type { AdminFactor, factorsAdmin } from '@metra/contract/operations/factors-admin';
import type {
  Metric,
  Overview,
  overview as operations,
  ToDo,
} from '@metra/contract/operations/operation-admin';
import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import type { Platform } from '../../platform/platform.ts';
import { dayCell, moneyCell, numberCell, type Words } from '../../platform/text/exported-sheet.ts';
import { jobText } from './job-texts.ts';
import { allMetrics, byMonth, compared, days, metricKinds } from './metric-kinds.ts';
import { type MetricRow, metricViews } from './metrics.views.ts';
import { missedSearchViews } from './missed-searches.views.ts';
import { toDoViews } from './to-do.views.ts';

export interface OverviewNeeds extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  factorsInList(
    call: Call,
    asked: Query<typeof factorsAdmin.list>,
  ): Promise<Page<Pick<AdminFactor, 'name' | 'dueOn'>>>;
}

const mostWords = 5;
const months = 12;
/** This is earlier than any metric. */
const beginning = '2000-01-01';
const mostNames = 3;

const metricColumns = listColumns<MetricRow>({
  'Tag / Day': ({ day }) => dayCell(day),
  'Messwert / Reading': ({ kind }, { language }) => metricWords[kind][language],
  'Wert / Value': ({ kind, value }) =>
    kind === 'INCOME' || kind === 'OPEN_INVOICES' ? moneyCell(value) : numberCell(value),
});

const missedColumns = listColumns<{ words: string; times: number; lastOn: string }>({
  'Gesucht / Searched': ({ words }) => words,
  'Mal / Times': ({ times }) => numberCell(times),
  'Zuletzt / Last': ({ lastOn }) => dayCell(lastOn),
});

/** Pending work of the operator's staff, and counts. */
export function overviewService({ database, clock, audit, factorsInList }: OverviewNeeds) {
  const db = database.kysely;
  const today = () => clock.today(operatorTimeZone);
  const isAdministrator = ({ actor }: Call) => actor.roles.includes('ADMIN');
  const metricsFor = (call: Call) =>
    allMetrics.filter((kind) => isAdministrator(call) || metricKinds[kind].isContent);

  async function factors(call: Call): Promise<ToDo> {
    const { items, total } = await factorsInList(call, {
      ...toDoLists.FACTORS_TO_REVIEW.query,
      page: 0,
      pageSize: mostNames,
      sort: 'dueOn',
    });
    return {
      kind: 'FACTORS_TO_REVIEW',
      count: total,
      since: null,
      dueOn: items[0]?.dueOn ?? null,
      cents: null,
      names: items.map(({ name }) => name),
    };
  }

  async function failedJobs({ language }: Call): Promise<ToDo> {
    const waiting = await toDoViews(db).failedJobs();
    return { ...waiting, names: waiting.names.map((name) => jobText(name, language)) };
  }

  async function toDo(call: Call): Promise<ToDo[]> {
    const views = toDoViews(db);
    const day = today().toString();
    const all = await Promise.all([
      ...(isAdministrator(call) ? [failedJobs(call), views.failedMails()] : []),
      views.reportedOffers(),
      ...(isAdministrator(call) ? [views.overdueInvoices(day), views.openInvoices(day)] : []),
      factors(call),
      views.organisationsToVerify(),
    ]);
    return all.filter(({ count }) => count > 0);
  }

  async function metrics(call: Call): Promise<Overview['readings']> {
    const kinds = metricsFor(call);
    const now = today();
    const stored = await metricViews(db).from(kinds, now.subtract({ days: 2 * days - 1 }).toString());
    return kinds.map((metric) => {
      const { points = [], since = null, takenAt = null } = stored.get(metric) ?? {};
      return {
        reading: metric,
        isStock: metricKinds[metric].isStock,
        ...compared(metric, points, since, now),
        since,
        takenAt: takenAt?.toISOString() ?? null,
        days: points.slice(-days),
      };
    });
  }

  return {
    async read(call: Call): Promise<Overview> {
      const [waiting, counted, missedSearches] = await Promise.all([
        toDo(call),
        metrics(call),
        missedSearchViews(db, { today: today() }).most(mostWords),
      ]);
      return { toDo: waiting, readings: counted, missedSearches };
    },

    async series(
      call: Call,
      metric: Metric,
      { span }: Query<typeof operations.series>,
    ): Promise<Response<typeof operations.series>> {
      if (!metricsFor(call).includes(metric)) throw new DomainError('not_found.reading');
      const now = today();
      const from = {
        DAYS: now.subtract({ days: days - 1 }).toString(),
        MONTHS: now
          .with({ day: 1 })
          .subtract({ months: months - 1 })
          .toString(),
        ALL: beginning,
      }[span];
      const { points = [], since = null } = (await metricViews(db).from([metric], from)).get(metric) ?? {};
      return { since, points: span === 'DAYS' ? points : byMonth(metric, points).slice(-1_200) };
    },

    export: (call: Call): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'readings',
        name: { de: 'Zahlen', en: 'Readings' },
        columns: metricColumns,
        asked: {},
        pages: metricViews(db).every(metricsFor(call)),
      }),

    missedSearches: (_: Call, query: Query<typeof operations.missedSearches>) =>
      missedSearchViews(db, { today: today() }).list(query),

    exportMissedSearches: (
      call: Call,
      asked: Query<typeof operations.exportMissedSearches>,
    ): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'missed-searches',
        name: { de: 'Nicht-gefunden', en: 'Not-found' },
        columns: missedColumns,
        asked,
        pages: missedSearchViews(db, { today: today() }).every(asked),
      }),
  };
}

/** Names of the metrics in exported tables. */
const metricWords: Readonly<Record<Metric, Words>> = {
  NEW_ACCOUNTS: { de: 'Neue Konten', en: 'New accounts' },
  ACTIVE_SUBSCRIPTIONS: { de: 'Aktive Abonnements', en: 'Active subscriptions' },
  ENDING_SUBSCRIPTIONS: { de: 'Abos, die in 30 Tagen enden', en: 'Subscriptions ending within 30 days' },
  INCOME: { de: 'Einnahmen netto in Euro', en: 'Net income in euros' },
  OPEN_INVOICES: { de: 'Offene Rechnungen in Euro', en: 'Open invoices in euros' },
  RECORDS: { de: 'Erfasste Werte', en: 'Values entered' },
  ANSWERED_QUESTIONNAIRES: { de: 'Beantwortete Fragebögen', en: 'Answered questionnaires' },
  MISSED_SEARCHES: { de: 'Suchen ohne Treffer', en: 'Searches without result' },
  FAILED_JOBS: { de: 'Gescheiterte Aufträge', en: 'Failed jobs' },
  FAILED_MAILS: { de: 'Gescheiterte Mails', en: 'Failed mails' },
  STORAGE: { de: 'Dateien in Byte', en: 'Files in bytes' },
};
