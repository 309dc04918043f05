import type { Bench } from './lib/bench.ts';

/** `all` runs them in this order. */
export const benches: readonly Bench[] = [
  {
    name: 'calls',
    about: 'calls against a bare handler, three times the load that can be served, and a storm of sign-ins',
    seconds: { full: 240, quick: 95 },
    load: async () => (await import('./calls/calls-bench.ts')).runCalls,
  },
  {
    name: 'kpi',
    about: 'reading, writing and importing KPIs among ten million records; takes some gigabytes',
    seconds: { full: 1_200, quick: 70 },
    load: async () => (await import('./kpi/kpi-bench.ts')).runKpi,
  },
  {
    name: 'members',
    about: 'the calls of pages that members open every day, with the demo company',
    seconds: { full: 60, quick: 30 },
    load: async () => (await import('./members/members-bench.ts')).runMembers,
  },
  {
    name: 'questionnaires',
    about: 'the statistics over 100,000 results of a questionnaire',
    seconds: { full: 45, quick: 10 },
    load: async () => (await import('./questionnaires/questionnaires-bench.ts')).runQuestionnaires,
  },
  {
    name: 'administration',
    about: 'lists and bulk actions over 100,000 accounts and 1,000,000 entries of the audit log',
    seconds: { full: 150, quick: 25 },
    load: async () => (await import('./administration/administration-bench.ts')).runAdministration,
  },
  {
    name: 'reports',
    about: 'the report of 60 KPIs over three years against its bare statements',
    seconds: { full: 40, quick: 30 },
    load: async () => (await import('./reports/reports-bench.ts')).runReports,
  },
  {
    name: 'report-documents',
    about: 'the PDF of a report, and what others notice while several are made and frozen',
    seconds: { full: 180, quick: 60 },
    load: async () => (await import('./reports/report-documents-bench.ts')).runReportDocuments,
  },
  {
    name: 'offers',
    about: 'the search and its suggestions among 100,000 offers',
    seconds: { full: 300, quick: 30 },
    load: async () => (await import('./offers/offers-bench.ts')).runOffers,
  },
  {
    name: 'web',
    about: 'every screen on a slow phone, or those that are named; needs Chromium',
    seconds: { full: 1_200, quick: 110 },
    hasOwnHistory: true,
    load: async () => (await import('./web/web-bench.ts')).runWeb,
  },
  {
    name: 'lighthouse',
    about: 'what Lighthouse says about the public pages, or those that are named; needs Chromium',
    seconds: { full: 420, quick: 70 },
    hasOwnHistory: true,
    load: async () => (await import('./lighthouse/lighthouse-bench.ts')).runLighthouse,
  },
];
