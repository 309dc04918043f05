import { sql } from 'kysely';
import type { Clock } from './clock/clock.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

interface Needs {
  database: Database;
  clock: Clock;
  /** The number of months for which an entry is stored. */
  auditMonths: number;
}

const most = 5_000;

/** Deletes entries every night that are older than the privacy policy allows. */
export function registerAuditCleanUpJob({ jobs, ...needs }: Needs & { jobs: Jobs }): void {
  jobs.define('audit.clean-up', () => clearAuditLog(needs), { timeoutSeconds: 900 });
  jobs.schedule('audit.clean-up', '50 3 * * *', 'UTC');
}

export async function clearAuditLog({ database, clock, auditMonths }: Needs): Promise<void> {
  const today = clock.today('UTC').subtract({ months: auditMonths }).toString();
  for (let removed = most; removed === most; ) {
    const { numAffectedRows } = await sql`
      delete from audit_log where id in (select id from audit_log where at < ${today}::date limit ${most})`.execute(
      database.kysely,
    );
    removed = Number(numAffectedRows ?? 0);
  }
}
