import type { DatabaseLimits } from '../../src/platform/database/database.ts';

/** The longest wait of a test. No machine needs it, so only an error exceeds it. */
export const patience = { timeout: 45_000, interval: 20 };

/** The program gives up early, while a test waits for a slow machine. */
export const patientLimits: DatabaseLimits = {
  waitMs: 30_000,
  connectMs: 30_000,
  statementMs: 30_000,
  queryMs: 35_000,
  transactionMs: 40_000,
};

export const patientDeadlineMs = 50_000;
