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
  text: text(200).meta({ description: 'What the job does, in the language of the request' }),
  schedule: z.object({ cron: text(100), timeZone: text(100) }).nullable(),
  waiting: Count,
  running: Count,
  failed: Count.meta({
    description: 'Jobs that are no longer retried and that nobody has repeated or discarded',
  }),
  lastRun: z.object({ startedAt: Instant, milliseconds: Count, succeeded: z.boolean() }).nullable(),
});
export type JobKind = z.infer<typeof JobKind>;

const Settlement = z.enum(['REPEATED', 'DISCARDED']);

export const FailedJob = z.object({
  id: Id,
  name: JobName,
  text: text(200),
  attempts: Count,
  reason: text(2000).meta({ description: 'The error, without secrets and addresses' }),
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
    summary: 'Kinds of background jobs: schedule, last run, and how many jobs wait, run or have failed',
    response: z.object({ items: z.array(JobKind).max(200) }),
  }),
  failed: operation({
    method: 'GET',
    path: '/admin/failed-jobs',
    access: 'admin',
    summary: 'Failed jobs, which are no longer retried',
    query: z.object({ ...pageQuery, ...failedJobFilters }),
    response: pageOf(FailedJob),
  }),
  exportFailed: listExport({
    path: '/admin/failed-jobs/export',
    access: 'admin',
    summary: 'Failed jobs as a table',
    query: z.object(failedJobFilters),
  }),
  repeat: operation({
    method: 'POST',
    path: '/admin/failed-jobs/{failedJobId}/repeat',
    access: 'admin',
    summary: 'Repeat a failed job; a second call has no further effect',
    refusedToImpersonator: true,
    params: oneFailedJob,
    response: FailedJob,
    errors: ['not_found.failed_job', 'job.settled', 'job.unknown_kind'],
  }),
  discard: operation({
    method: 'POST',
    path: '/admin/failed-jobs/{failedJobId}/discard',
    access: 'admin',
    summary: 'Discard a failed job; a second call has no further effect',
    refusedToImpersonator: true,
    params: oneFailedJob,
    response: FailedJob,
    errors: ['not_found.failed_job', 'job.settled'],
  }),
  repeatAll: operation({
    method: 'POST',
    path: '/admin/jobs/repeat',
    access: 'admin',
    summary: 'Repeat all failed jobs of a kind',
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
  answer: text(2000).nullable().meta({ description: 'The last answer of the mail server' }),
  canRepeat: z.boolean().meta({ description: 'The text of the mail is still stored' }),
});
export type MailItem = z.infer<typeof MailItem>;

const mailFilters = {
  ...sortBy('createdAt'),
  query: text(100).optional().meta({ description: 'A text search in address and subject' }),
  state: z
    .enum([...MailState.options, 'REPEATABLE'])
    .optional()
    .meta({ description: 'REPEATABLE: the mail has failed, and its text is still stored' }),
};

export const mails = {
  list: operation({
    method: 'GET',
    path: '/admin/mails',
    access: 'admin',
    summary: 'Mails of the last weeks: waiting, sent and failed',
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
    summary: 'Send a failed mail again',
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
    migration: text(200).nullable().meta({ description: 'The name of the newest applied migration' }),
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
    description: '`sentLately` and `failedLately` count the last 24 hours',
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
    summary: 'The state of the program, its database, its file storage and its settings',
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
  since: Instant.nullable().meta({ description: 'When the oldest of these tasks arose' }),
  dueOn: IsoDate.nullable().meta({ description: 'The earliest due date of these tasks' }),
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
        isStock: z
          .boolean()
          .meta({ description: 'True: a number at one moment; false: a number of events during a day' }),
        now: z.int().nullable().meta({ description: 'The sum of the last 30 days, or the present number' }),
        before: z
          .int()
          .nullable()
          .meta({ description: 'The sum of the 30 days before, or the number 30 days ago' }),
        since: IsoDate.nullable().meta({ description: 'The first day with a stored value' }),
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
    summary: 'Open tasks of the operator, and metrics; editors see only those about content',
    response: Overview,
  }),
  series: operation({
    method: 'GET',
    path: '/admin/overview/{reading}',
    access: 'editor',
    summary: 'The values of a metric by day or by month',
    params: z.object({ reading: Metric }),
    query: z.object({ span: z.enum(['DAYS', 'MONTHS', 'ALL']) }),
    response: z.object({ since: IsoDate.nullable(), points: z.array(MetricPoint).max(1200) }),
    errors: ['not_found.reading'],
  }),
  export: listExport({
    path: '/admin/overview-readings/export',
    access: 'editor',
    summary: 'All metrics by day as a table',
    query: z.object({}),
  }),
  missedSearches: operation({
    method: 'GET',
    path: '/admin/missed-searches',
    access: 'editor',
    summary: 'Searches that found no offer',
    query: z.object({ ...pageQuery, ...missedFilters }),
    response: pageOf(MissedSearch),
  }),
  exportMissedSearches: listExport({
    path: '/admin/missed-searches/export',
    access: 'editor',
    summary: 'Searches that found no offer, as a table',
    query: z.object(missedFilters),
  }),
};
