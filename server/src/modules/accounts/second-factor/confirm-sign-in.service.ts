import type { Body, Response } from '@metra/contract/core/operation';
import type { auth } from '@metra/contract/operations/auth';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { ownPasswordCheck } from '../credentials/own-password.service.ts';
import type { Dependencies } from '../dependencies.ts';
import { sessionStore } from '../sessions/sessions.store.ts';
import { challengeStore } from './challenges.store.ts';
import { secondFactorProof } from './prove-second-factor.service.ts';
import { type Proof, secondFactorStore } from './second-factor.store.ts';

type Needs = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'audit'
  | 'passwords'
  | 'limits'
  | 'links'
  | 'mailer'
  | 'sessions'
  | 'vault'
  | 'relyingParty'
>;
type Confirmation = Body<typeof auth.confirmSignIn>;

/** A signed-in person confirms their identity, which a stolen session cannot do. */
export function signInConfirmation(needs: Needs) {
  const { database, clock, audit, sessions } = needs;
  const proofs = secondFactorProof(needs);
  const checkPassword = ownPasswordCheck(needs);

  /** A person with a second factor uses it, because somebody may have seen their password. */
  async function proofBy(
    { actor, origin }: Call,
    account: KnownAccount,
    { challenge, password, ...given }: Confirmation,
  ): Promise<Proof | undefined> {
    if (password === undefined) return proofs.check(account, challenge ?? '', given, origin);
    if (account.hasSecondFactor) throw new DomainError('auth.second_factor_required');
    await checkPassword(actor, password);
    return undefined;
  }

  return {
    async begin({ actor: { accountId } }: Call): Promise<Response<typeof auth.beginConfirmation>> {
      const challenge = await challengeStore(database.kysely).issue({
        purpose: 'CONFIRM',
        accountId,
        now: clock.now(),
      });
      const question = await proofs.question(accountId, challenge);
      const totp = (await secondFactorStore(database.kysely, accountId).totp())?.confirmedAt != null;
      return { ...question, totp, password: !totp && question.passkeys.length === 0 };
    },

    async confirm(call: Call, confirmation: Confirmation): Promise<void> {
      const { actor, origin } = call;
      const account = await accountStore(database.kysely).byId(actor.accountId);
      if (!account) throw new DomainError('auth.unauthenticated');
      const proof = await proofBy(call, account, confirmation);
      await database.transaction(async (tx) => {
        const locked = await accountStore(tx).lock(account.id);
        if (!locked) throw new DomainError('auth.unauthenticated');
        const now = clock.now();
        if (proof?.kind === 'passkey') {
          const { challenge = '' } = confirmation;
          const open = await challengeStore(tx).find('CONFIRM', challenge, now);
          if (open?.accountId !== account.id || !(await challengeStore(tx).take('CONFIRM', challenge, now)))
            throw new DomainError('auth.challenge_expired');
        }
        // A factor that was added meanwhile is required.
        if (!proof && locked.hasSecondFactor) throw new DomainError('auth.second_factor_required');
        if (proof) await proofs.useUp(tx, locked, proof, origin);
        await sessionStore(tx).confirm(actor.sessionId, now);
        await sessions.refresh(tx, account.id);
        await audit.record(tx, {
          action: 'login.confirmed',
          actor,
          subject: `session:${actor.sessionId}`,
          origin,
          details: { by: proof?.kind ?? 'password' },
        });
      });
      if (proof) await proofs.wipeSlate(account.id);
    },
  };
}
