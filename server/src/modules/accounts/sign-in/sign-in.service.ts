import type { Account, Credentials } from '@metra/contract/shapes/accounts';
import type { Origin } from '../../../platform/http/actor.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountViews } from '../account.views.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { secondFactorLogin } from '../second-factor/second-factor-login.service.ts';
import { type SignedIn, sessionBeginner } from './begin-session.service.ts';

type Needs = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'audit'
  | 'passwords'
  | 'limits'
  | 'links'
  | 'linkTo'
  | 'mailer'
  | 'sessions'
  | 'vault'
  | 'relyingParty'
  | 'isSecondFactorDemanded'
>;

export function signInService(needs: Needs) {
  const { database, clock, audit, passwords, limits, sessions } = needs;
  const secondFactor = secondFactorLogin(needs);
  const beginSession = sessionBeginner(needs);

  /** One hash is computed for every name, known or not, so that the answer takes the same time. */
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
      if (!proved || !account) return refuse(account, origin);
      await limits.resetPasswordCount(key);
      if (account.status === 'PENDING') throw new DomainError('auth.not_confirmed');
      if (account.hasSecondFactor && account.passwordHash !== null)
        throw new DomainError('auth.second_factor_required', {
          secondFactor: await secondFactor.question(account, account.passwordHash),
        });

      const signedIn = await database.transaction((tx) => beginSession(tx, account, origin));
      return signedIn ?? refuse(account, origin);
    },

    async current({ actor }: Call): Promise<Account> {
      const account = await accountViews(database.kysely, needs).own(actor.accountId, actor.impersonatorId);
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
