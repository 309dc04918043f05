import type { DatabaseLimits } from '../../server/src/platform/database/database.ts';

const hour = 3_600_000;

/** The program gives up early so that nobody waits for an answer; a bench waits and says how long it took. */
export const patientLimits: DatabaseLimits = {
  waitMs: hour,
  connectMs: hour,
  statementMs: hour,
  queryMs: hour,
  transactionMs: hour,
};
