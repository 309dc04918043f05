import type { Account } from '@metra/contract/shapes/accounts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Origin } from '../../../platform/http/actor.ts';
import { accountViews } from '../account.views.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { sessionLifetime } from '../lifetimes.ts';
import { secondFactorStore } from '../second-factor/second-factor.store.ts';
import { sessionStore } from '../sessions/sessions.store.ts';

type Needs = Pick<Dependencies, 'clock' | 'audit' | 'sessions' | 'linkTo' | 'isSecondFactorDemanded'>;

export interface SignedIn {
  account: Account;
  token: string;
}

/**
 * Starts a session for a person who was authenticated by password or mailed link. Undefined if the password or status
 * has changed meanwhile, or a second factor is missing.
 */
export const sessionBeginner =
  (needs: Needs) =>
  async (
    tx: Tx,
    account: KnownAccount,
    origin: Origin,
    secondFactor?: string,
  ): Promise<SignedIn | undefined> => {
    const { clock, audit, sessions } = needs;
    const { id, organisationId, passwordHash } = account;
    const now = clock.now();
    const roles = passwordHash === null ? undefined : await accountStore(tx).signIn(id, passwordHash, now);
    if (!roles) return undefined;
    // The account is locked, so a factor that was added meanwhile is required.
    if (secondFactor === undefined && (await secondFactorStore(tx, id).isActive())) return undefined;
    const lifetime = sessionLifetime(roles);
    const session = await sessionStore(tx).start({ accountId: id, lifetime, origin, now });
    await sessions.makeRoom(tx, id);
    await audit.record(tx, {
      action: 'login.succeeded',
      actor: { accountId: id, organisationId, impersonatorId: null },
      subject: `session:${session.id}`,
      origin,
      ...(secondFactor && { details: { secondFactor } }),
    });
    const view = await accountViews(tx, needs).own(id);
    return view && { account: view, token: session.token };
  };
