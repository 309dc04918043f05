/** A review that is due later is not yet a task. */
const reviewAheadDays = 92;

/**
 * The list behind each task of the overview, and its query. The list has as many items as the overview
 * counts.
 */
export const toDoLists = {
  FAILED_JOBS: { path: '/admin/jobs', query: { state: 'OPEN' } },
  FAILED_MAILS: { path: '/admin/mails', query: { state: 'REPEATABLE' } },
  REPORTED_OFFERS: { path: '/admin/offers', query: { reported: true } },
  OVERDUE_INVOICES: { path: '/admin/invoices', query: { state: 'OVERDUE' } },
  OPEN_INVOICES: { path: '/admin/invoices', query: { state: 'OPEN' } },
  FACTORS_TO_REVIEW: { path: '/admin/factors', query: { due: true, dueWithinDays: reviewAheadDays } },
  ORGANISATIONS_TO_VERIFY: { path: '/admin/organisations', query: { verified: false, listed: true } },
} as const;
