import { z } from 'zod';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  Language,
  pageOf,
  pageQuery,
  sortBy,
  text,
} from '../core/primitives.ts';

const JobName = text(100);

/** A kind of background job. */
export const JobKind = z.object({
  name: JobName,
  text: text(200).meta({ description: 'What it does, in the asked language' }),
  schedule: z.object({ cron: text(100), timeZone: text(100) }).nullable(),
  waiting: Count,
  running: Count,
  failed: Count.meta({ description: 'Given up, and nobody has decided about them' }),
  lastRun: z.object({ startedAt: Instant, milliseconds: Count, succeeded: z.boolean() }).nullable(),
});
export type JobKind = z.infer<typeof JobKind>;

const Settlement = z.enum(['REPEATED', 'DISCARDED']);

export const FailedJob = z.object({
  id: Id,
  name: JobName,
  text: text(200),
  attempts: Count,
  reason: text(2000).meta({ description: 'What went wrong, without secrets and addresses' }),
  failedAt: Instant,
  settledAs: Settlement.nullable(),
  settledAt: Instant.nullable(),
});
export type FailedJob = z.infer<typeof FailedJob>;

const failedJobFilters = {
  ...sortBy('failedAt'),
  state: z.enum(['OPEN', 'REPEATED', 'DISCARDED']).optional(),
};

const oneFailedJob = z.object({ failedJobId: Id });

export const jobs = {
  kinds: operation({
    method: 'GET',
    path: '/admin/jobs',
    access: 'admin',
    summary: 'What the program does by itself: when, how long it took, what waits and what failed',
    response: z.object({ items: z.array(JobKind).max(200) }),
  }),
  failed: operation({
    method: 'GET',
    path: '/admin/failed-jobs',
    access: 'admin',
    summary: 'Jobs that were given up',
    query: z.object({ ...pageQuery, ...failedJobFilters }),
    response: pageOf(FailedJob),
  }),
  exportFailed: listExport({
    path: '/admin/failed-jobs/export',
    access: 'admin',
    summary: 'Jobs that were given up, as a table',
    query: z.object(failedJobFilters),
  }),
  repeat: operation({
    method: 'POST',
    path: '/admin/failed-jobs/{failedJobId}/repeat',
    access: 'admin',
    summary: 'Have a job done after all; twice is once',
    refusedToImpersonator: true,
    params: oneFailedJob,
    response: FailedJob,
    errors: ['not_found.failed_job', 'job.settled', 'job.unknown_kind'],
  }),
  discard: operation({
    method: 'POST',
    path: '/admin/failed-jobs/{failedJobId}/discard',
    access: 'admin',
    summary: 'Leave a job undone; twice is once',
    refusedToImpersonator: true,
    params: oneFailedJob,
    response: FailedJob,
    errors: ['not_found.failed_job', 'job.settled'],
  }),
  repeatAll: operation({
    method: 'POST',
    path: '/admin/jobs/repeat',
    access: 'admin',
    summary: 'Have all jobs of a kind done that were given up',
    refusedToImpersonator: true,
    body: z.strictObject({ name: JobName }),
    response: z.object({ repeated: Count }),
    errors: ['job.unknown_kind'],
  }),
};

const MailState = z.enum(['WAITING', 'SENT', 'FAILED']);

/** A mail without its text, because the text contains personal links. */
export const MailItem = z.object({
  id: Id,
  recipient: text(254),
  kind: text(100),
  language: Language,
  subject: text(500),
  state: MailState,
  createdAt: Instant,
  sentAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  nextAttemptAt: Instant.nullable(),
  attempts: Count,
  answer: text(2000).nullable().meta({ description: 'What the mail server said last' }),
  canRepeat: z.boolean().meta({ description: 'Its text is still there' }),
});
export type MailItem = z.infer<typeof MailItem>;

const mailFilters = {
  ...sortBy('createdAt'),
  query: text(100).optional().meta({ description: 'Within address and subject' }),
  state: z
    .enum([...MailState.options, 'REPEATABLE'])
    .optional()
    .meta({ description: 'REPEATABLE: failed, and its text is still there' }),
};

export const mails = {
  list: operation({
    method: 'GET',
    path: '/admin/mails',
    access: 'admin',
    summary: 'Mails of the last weeks: what waits, what left, what came back',
    query: z.object({ ...pageQuery, ...mailFilters }),
    response: pageOf(MailItem),
  }),
  export: listExport({
    path: '/admin/mails/export',
    access: 'admin',
    summary: 'Mails of the last weeks as a table',
    query: z.object(mailFilters),
  }),
  repeat: operation({
    method: 'POST',
    path: '/admin/mails/{mailId}/repeat',
    access: 'admin',
    summary: 'Send a mail that failed on its way again',
    refusedToImpersonator: true,
    params: z.object({ mailId: Id }),
    response: MailItem,
    errors: ['not_found.mail', 'mail.not_failed', 'mail.text_gone'],
  }),
};

const ConfigurationCheck = z.enum([
  'PRODUCTION',
  'PUBLIC_URL_SECURE',
  'MAIL_SERVER',
  'SELLER',
  'LEGAL_TEXTS',
  'PROXY',
  'METRICS',
  'BACKUP_FRESH',
]);

export const SystemState = z.object({
  version: text(50),
  node: text(50),
  startedAt: Instant,
  environment: text(50),
  database: z.object({
    version: text(100),
    bytes: Count,
    latencyMs: z.number(),
    connections: Count,
    maxConnections: Count,
    ownConnections: Count,
    waiting: Count,
    migration: text(200).nullable().meta({ description: 'The last one that was applied' }),
    migrations: Count,
  }),
  storage: z.object({
    place: z.enum(['FOLDER', 'OBJECT_STORAGE']),
    files: Count,
    bytes: Count,
    kinds: z.array(z.object({ mimeType: text(255), files: Count, bytes: Count })).max(50),
  }),
  backup: z.object({ at: Instant, bytes: Count, rows: Count, files: Count }).nullable(),
  mails: z.object({ waiting: Count, sentLately: Count, failedLately: Count }).meta({
    description: 'Lately: within 24 hours',
  }),
  jobs: z.object({ failed: Count }),
  checks: z.array(z.object({ check: ConfigurationCheck, isFine: z.boolean() })).max(20),
});
export type SystemState = z.infer<typeof SystemState>;

export const system = {
  read: operation({
    method: 'GET',
    path: '/admin/system',
    access: 'admin',
    summary: 'How the program and what it stands on are doing',
    response: SystemState,
  }),
};

export const Metric = z.enum([
  'NEW_ACCOUNTS',
  'ACTIVE_SUBSCRIPTIONS',
  'ENDING_SUBSCRIPTIONS',
  'INCOME',
  'OPEN_INVOICES',
  'RECORDS',
  'ANSWERED_QUESTIONNAIRES',
  'MISSED_SEARCHES',
  'FAILED_JOBS',
  'FAILED_MAILS',
  'STORAGE',
]);
export type Metric = z.infer<typeof Metric>;

export const ToDo = z.object({
  kind: z.enum([
    'FAILED_JOBS',
    'FAILED_MAILS',
    'REPORTED_OFFERS',
    'OVERDUE_INVOICES',
    'OPEN_INVOICES',
    'FACTORS_TO_REVIEW',
    'ORGANISATIONS_TO_VERIFY',
  ]),
  count: Count,
  since: Instant.nullable().meta({ description: 'Of the oldest' }),
  dueOn: IsoDate.nullable().meta({ description: 'Of the one that is due first' }),
  cents: Count.nullable(),
  names: z.array(text(300)).max(3),
});
export type ToDo = z.infer<typeof ToDo>;

const MetricPoint = z.object({ day: IsoDate, value: z.int() });

export const Overview = z.object({
  toDo: z.array(ToDo).max(20),
  readings: z
    .array(
      z.object({
        reading: Metric,
        isStock: z.boolean().meta({ description: 'Counted on a day, not during it' }),
        now: z.int().nullable().meta({ description: 'Of the last 30 days together, or as it stands' }),
        before: z.int().nullable().meta({ description: 'Of the 30 days before, or as it stood 30 days ago' }),
        since: IsoDate.nullable().meta({ description: 'Counted from this day on' }),
        takenAt: Instant.nullable(),
        days: z.array(MetricPoint).max(60),
      }),
    )
    .max(20),
  missedSearches: z.array(z.object({ words: text(80), times: Count })).max(10),
});
export type Overview = z.infer<typeof Overview>;

export const MissedSearch = z.object({
  id: Id,
  words: text(80),
  times: Count,
  lastOn: IsoDate,
});
export type MissedSearch = z.infer<typeof MissedSearch>;

const missedFilters = { ...sortBy('times', 'lastOn'), days: z.int().min(1).max(400).optional() };

export const overview = {
  read: operation({
    method: 'GET',
    path: '/admin/overview',
    access: 'editor',
    summary: 'What waits for the operator, and what is counted; editors see what is about content',
    response: Overview,
  }),
  series: operation({
    method: 'GET',
    path: '/admin/overview/{reading}',
    access: 'editor',
    summary: 'A reading over time: by day, or by month',
    params: z.object({ reading: Metric }),
    query: z.object({ span: z.enum(['DAYS', 'MONTHS', 'ALL']) }),
    response: z.object({ since: IsoDate.nullable(), points: z.array(MetricPoint).max(1200) }),
    errors: ['not_found.reading'],
  }),
  export: listExport({
    path: '/admin/overview-readings/export',
    access: 'editor',
    summary: 'All readings by day as a table',
    query: z.object({}),
  }),
  missedSearches: operation({
    method: 'GET',
    path: '/admin/missed-searches',
    access: 'editor',
    summary: 'What was searched among offers and not found',
    query: z.object({ ...pageQuery, ...missedFilters }),
    response: pageOf(MissedSearch),
  }),
  exportMissedSearches: listExport({
    path: '/admin/missed-searches/export',
    access: 'editor',
    summary: 'What was searched among offers and not found, as a table',
    query: z.object(missedFilters),
  }),
};
