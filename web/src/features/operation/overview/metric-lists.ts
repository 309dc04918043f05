import type { Metric } from '@metra/contract/operations/operation-admin';

export const metricLists: Readonly<Record<Metric, string>> = {
  NEW_ACCOUNTS: '/admin/accounts?createdWithinDays=30&sort=-createdAt',
  ACTIVE_SUBSCRIPTIONS: '/admin/subscriptions?state=RUNNING&isTrial=false',
  ENDING_SUBSCRIPTIONS: '/admin/subscriptions?isTrial=false&autoRenew=false&endsWithin=30',
  INCOME: '/admin/invoices',
  OPEN_INVOICES: '/admin/invoices',
  RECORDS: '/admin/kpis',
  ANSWERED_QUESTIONNAIRES: '/admin/questionnaires',
  MISSED_SEARCHES: '/admin/missed-searches?days=30',
  FAILED_JOBS: '/admin/jobs',
  FAILED_MAILS: '/admin/mails?state=FAILED',
  STORAGE: '/admin/system',
};
