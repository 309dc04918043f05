import type { Metric } from '@metra/contract/operations/operation-admin';
import type { Words } from '../../platform/text/exported-sheet.ts';

/** Names of the metrics in exported tables. */
export const metricWords: Readonly<Record<Metric, Words>> = {
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
