import type { DatabaseLimits } from '../../src/platform/database/database.ts';

/** How long a test waits for what must happen: longer than any machine needs, so that only a mistake ends it. */
export const patience = { timeout: 45_000, interval: 20 };

/** The program gives up early so that nobody waits for an answer; a test waits until a slow machine has it. */
export const patientLimits: DatabaseLimits = {
  waitMs: 30_000,
  connectMs: 30_000,
  statementMs: 30_000,
  queryMs: 35_000,
  transactionMs: 40_000,
};

export const patientDeadlineMs = 50_000;
