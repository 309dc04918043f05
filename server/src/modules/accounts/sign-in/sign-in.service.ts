import type { Account, Credentials } from '@metra/contract/accounts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { emailKey } from '../email-key.ts';
import { sessionLifetime } from '../lifetimes.ts';
import { sessionStore } from '../sessions.store.ts';
import type { Tools } from '../tools.ts';

type Needs = Pick<
  Tools,
  'database' | 'clock' | 'audit' | 'passwords' | 'attempts' | 'sessions' | 'viewAccount'
>;

export interface SignedIn {
  account: Account;
  token: string;
}

export function signInService({ database, clock, audit, passwords, attempts, sessions, viewAccount }: Needs) {
  /** Every name takes the same time: one hash, whether there is something to compare it with or not. */
  const isRight = (account: KnownAccount | undefined, password: string): Promise<boolean> =>
    account?.passwordHash && account.status !== 'SPAM'
      ? passwords.verify(password, account.passwordHash)
      : passwords.verifyAgainstNothing(password);

  async function refuse(account: KnownAccount | undefined, origin: Origin): Promise<never> {
    await audit.record(database.kysely, {
      action: 'login.failed',
      actor: null,
      origin,
      organisationId: account?.organisationId ?? null,
      ...(account && { subject: `account:${account.id}` }),
    });
    throw new DomainError('auth.bad_credentials');
  }

  return {
    async login({ username, password }: Credentials, origin: Origin): Promise<SignedIn> {
      const key = emailKey(username);
      await attempts.login(key, origin.ip);
      const account = await accountStore(database.kysely).byEmail(key);
      const proved = await isRight(account, password);
      if (!proved || !account?.passwordHash) return refuse(account, origin);
      await attempts.passwordKnown(key);
      if (account.status === 'PENDING') throw new DomainError('auth.not_confirmed');

      const { id, passwordHash, roles, organisationId } = account;
      const now = clock.now();
      const signedIn = await database.transaction(async (tx) => {
        if (!(await accountStore(tx).signIn(id, passwordHash, now))) return undefined;
        const lifetime = sessionLifetime(roles);
        const session = await sessionStore(tx).start({ accountId: id, lifetime, origin, now });
        await audit.record(tx, {
          action: 'login.succeeded',
          actor: { accountId: id, organisationId, impersonatorId: null },
          subject: `session:${session.id}`,
          origin,
        });
        const view = await viewAccount(tx, id);
        return view && { account: view, token: session.token };
      });
      return signedIn ?? refuse(account, origin);
    },

    async current({ accountId, impersonatorId }: Actor): Promise<Account> {
      const account = await viewAccount(database.kysely, accountId, impersonatorId);
      if (!account) throw new DomainError('auth.unauthenticated');
      return account;
    },

    async logout(actor: Actor, origin: Origin): Promise<void> {
      await database.transaction(async (tx) => {
        await sessions.end(tx, actor.accountId, actor.sessionId, clock.now());
        await audit.record(tx, {
          action: actor.impersonatorId === null ? 'logout' : 'impersonation.ended',
          actor,
          subject: `session:${actor.sessionId}`,
          origin,
        });
      });
    },
  };
}
