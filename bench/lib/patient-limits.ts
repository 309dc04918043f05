import type { DatabaseLimits } from '../../server/src/platform/database/database.ts';

const hour = 3_600_000;

/** The program gives up early so that nobody waits. A bench waits and measures the time. */
export const patientLimits: DatabaseLimits = {
  waitMs: hour,
  connectMs: hour,
  statementMs: hour,
  queryMs: hour,
  transactionMs: hour,
};
