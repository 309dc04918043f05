import type { Session } from '@metra/contract/shapes/accounts';
import { auditFor } from '../../../platform/audit-for.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { sessionViews } from '../sessions/sessions.views.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'audit' | 'sessions'>;

/** Sessions of an account, for administrators. */
export function accountSessionsService({ database, clock, audit, sessions }: Needs) {
  const record = auditFor(audit, 'account');
  async function assertThere(tx: Tx, accountId: number): Promise<void> {
    if (!(await accountStore(tx).lock(accountId))) throw new DomainError('not_found.account');
  }

  return {
    async list({ actor }: Call, accountId: number): Promise<{ items: Session[] }> {
      if (!(await accountStore(database.kysely).byId(accountId))) throw new DomainError('not_found.account');
      return {
        items: await sessionViews(database.kysely, { accountId, now: clock.now() }).list(actor.sessionId),
      };
    },

    async end(call: Call, accountId: number, sessionId: number): Promise<void> {
      await database.transaction(async (tx) => {
        await assertThere(tx, accountId);
        if (!(await sessions.end(tx, accountId, sessionId, clock.now())))
          throw new DomainError('not_found.session');
        await record(tx, call, 'account.session_ended', accountId, { session: sessionId });
      });
    },

    async endAll(call: Call, accountId: number): Promise<void> {
      await database.transaction(async (tx) => {
        await assertThere(tx, accountId);
        await sessions.endAll(tx, accountId, clock.now(), [call.actor.sessionId]);
        await record(tx, call, 'account.sessions_ended', accountId);
      });
    },
  };
}
