import type { Account, AccountWrite, Session } from '@metra/contract/accounts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore } from '../accounts.store.ts';
import { ownerProof } from '../credentials/owner-proof.ts';
import { accountDeleted } from '../mails/team-mails.ts';
import { trimNames } from '../person-names.ts';
import { sessionStore } from '../sessions.store.ts';
import type { Tools } from '../tools.ts';
import { accountRemoval } from './account-removal.ts';

type Needs = Pick<
  Tools,
  'database' | 'clock' | 'audit' | 'passwords' | 'attempts' | 'post' | 'sessions' | 'viewAccount'
>;

const mostSessions = 100;

export function profileService(needs: Needs) {
  const { database, clock, audit, post, sessions, viewAccount } = needs;
  const prove = ownerProof(needs);
  const removeAccount = accountRemoval(needs);

  return {
    async update(actor: Actor, write: AccountWrite, origin: Origin): Promise<Account> {
      return database.transaction(async (tx) => {
        await accountStore(tx).describe(actor.accountId, trimNames(write), clock.now());
        await sessions.refresh(tx, actor.accountId);
        await audit.record(tx, { action: 'account.updated', actor, origin });
        const view = await viewAccount(tx, actor.accountId, actor.impersonatorId);
        if (!view) throw new DomainError('auth.unauthenticated');
        return view;
      });
    },

    async remove(actor: Actor, password: string, origin: Origin): Promise<void> {
      await prove(actor, password);
      await database.transaction(async (tx) => {
        const { account, wasLast } = await removeAccount(tx, actor.accountId, clock.now());
        await audit.record(tx, { action: 'account.deleted', actor, origin, details: { wasLast } });
        await post.send(tx, account, 'account-deleted', (to) => accountDeleted(to, wasLast));
      });
    },

    async sessions(actor: Actor): Promise<{ items: Session[] }> {
      const rows = await sessionStore(database.kysely).listOf(actor.accountId, clock.now(), mostSessions);
      const items = rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        device: (row.user_agent ?? '').slice(0, 300),
        current: row.id === actor.sessionId,
        impersonated: row.impersonator_account_id !== null,
      }));
      return { items };
    },

    async endSession(actor: Actor, sessionId: number, origin: Origin): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await sessions.end(tx, actor.accountId, sessionId, clock.now())))
          throw new DomainError('not_found.session');
        await audit.record(tx, { action: 'session.ended', actor, subject: `session:${sessionId}`, origin });
      });
    },
  };
}
