import type { Account, Credentials } from '@metra/contract/accounts';
import type { Origin } from '../../../platform/http/actor.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountViews } from '../account.views.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { sessionLifetime } from '../lifetimes.ts';
import { sessionStore } from '../sessions/sessions.store.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'passwords' | 'limits' | 'sessions' | 'linkTo'
>;

export interface SignedIn {
  account: Account;
  token: string;
}

export function signInService({ database, clock, audit, passwords, limits, sessions, linkTo }: Needs) {
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
    async login({ origin }: PublicCall, { username, password }: Credentials): Promise<SignedIn> {
      const key = emailKey(username);
      await limits.countLogin(key, origin.ip);
      const account = await accountStore(database.kysely).byEmail(key);
      const proved = await isRight(account, password);
      if (!proved || !account?.passwordHash) return refuse(account, origin);
      await limits.resetPasswordCount(key);
      if (account.status === 'PENDING') throw new DomainError('auth.not_confirmed');

      const { id, passwordHash, organisationId } = account;
      const now = clock.now();
      const signedIn = await database.transaction(async (tx) => {
        const roles = await accountStore(tx).signIn(id, passwordHash, now);
        if (!roles) return undefined;
        const lifetime = sessionLifetime(roles);
        const session = await sessionStore(tx).start({ accountId: id, lifetime, origin, now });
        await sessions.makeRoom(tx, id);
        await audit.record(tx, {
          action: 'login.succeeded',
          actor: { accountId: id, organisationId, impersonatorId: null },
          subject: `session:${session.id}`,
          origin,
        });
        const view = await accountViews(tx, linkTo).own(id);
        return view && { account: view, token: session.token };
      });
      return signedIn ?? refuse(account, origin);
    },

    async current({ actor }: Call): Promise<Account> {
      const account = await accountViews(database.kysely, linkTo).own(actor.accountId, actor.impersonatorId);
      if (!account) throw new DomainError('auth.unauthenticated');
      return account;
    },

    async logout({ actor, origin }: Call): Promise<void> {
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
