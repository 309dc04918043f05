import type { PreparedCall } from '../../fuzz/prepared-call.ts';
import { keptDocuments } from '../operator-lists.ts';
import { expectRefusal, type Step } from '../step.ts';

const closeLog = `create function log_is_closed() returns trigger language plpgsql as
    $$ begin raise exception 'the log is closed'; end $$;
  create trigger log_is_closed before insert on audit_log for each statement execute function log_is_closed()`;
const openLog = 'drop trigger log_is_closed on audit_log; drop function log_is_closed()';

/** What cannot be written down is not done. */
export async function needsTheLog(step: Step, { input, token }: PreparedCall): Promise<void> {
  const { pool } = step.world.app.platform.database;
  await pool.query(closeLog);
  try {
    await expectRefusal(step, {
      rule: 'what cannot be written down is not done',
      input,
      token,
      status: 500,
      mayChange: keptDocuments,
    });
  } finally {
    await pool.query(openLog);
  }
}
