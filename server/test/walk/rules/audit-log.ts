import { expect } from 'vitest';
import type { PreparedCall } from '../../fuzz/prepared-call.ts';
import { expectSuccess, type Outcome, type Step } from '../step.ts';

const newestEntry = async ({ world: { app } }: Step): Promise<number> => {
  const { rows } = await app.platform.database.pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from audit_log',
  );
  return Number(rows[0]?.id);
};

const entriesAfter = ({ world: { app } }: Step, id: number) =>
  app.platform.database.kysely
    .selectFrom('audit_log')
    .select(['action', 'subject', 'actor_account_id as actor', 'ip'])
    .where('id', '>', id)
    .execute();

/** Who did what to what stands in the audit log. */
export async function isWrittenDown(
  step: Step,
  { account }: PreparedCall,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const last = await newestEntry(step);
  const outcome = await send();
  expectSuccess('a request of the operator’s people works', outcome);
  const entries = await entriesAfter(step, last);
  expect.soft(entries, 'the audit log has an entry').not.toEqual([]);
  for (const entry of entries) {
    expect.soft(entry, 'the entry says who did it').toMatchObject({ actor: account.id, ip: '127.0.0.1' });
    expect.soft(entry.action, 'the entry says what was done').toMatch(/^[a-z_]+\.[a-z_]+$/);
    // There is one home page, which has no id.
    expect.soft(entry.subject, 'the entry says to what').toMatch(/^([a-z_]+:\S+|home)$/);
  }
  return outcome;
}
