import type { Body } from '@metra/contract/core/operation';
import type { PasskeyQuestion, SecondFactorQuestion } from '@metra/contract/core/passkey-question';
import type { auth } from '@metra/contract/operations/auth';
import type { PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashToken, sameSecret } from '../../../platform/secrets/tokens.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { type SignedIn, sessionBeginner } from '../sign-in/begin-session.service.ts';
import { challengeStore } from './challenges.store.ts';
import { secondFactorProof } from './prove-second-factor.service.ts';
import { passkeyByCredential, secondFactorStore } from './second-factor.store.ts';

type Needs = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'audit'
  | 'limits'
  | 'links'
  | 'linkTo'
  | 'mailer'
  | 'sessions'
  | 'vault'
  | 'relyingParty'
  | 'isSecondFactorDemanded'
>;

/** Sign-in with a second factor or without a password. */
export function secondFactorLogin(needs: Needs) {
  const { database, clock, limits, relyingParty } = needs;
  const proofs = secondFactorProof(needs);
  const beginSession = sessionBeginner(needs);

  const isOfPassword = ({ passwordHash }: KnownAccount, proof: Buffer | null) =>
    passwordHash !== null && proof !== null && sameSecret(hashToken(passwordHash), proof);

  return {
    /** The next step after the right password. */
    async question(account: KnownAccount, passwordHash: string): Promise<SecondFactorQuestion> {
      const { id } = account;
      const challenge = await challengeStore(database.kysely).issue({
        purpose: 'SECOND_FACTOR',
        accountId: id,
        passwordHash,
        now: clock.now(),
      });
      const totp = await secondFactorStore(database.kysely, id).totp();
      return { ...(await proofs.question(id, challenge)), totp: totp?.confirmedAt != null };
    },

    async finish(
      { origin }: PublicCall,
      { challenge, ...given }: Body<typeof auth.loginWithSecondFactor>,
    ): Promise<SignedIn> {
      const open = await challengeStore(database.kysely).find('SECOND_FACTOR', challenge, clock.now());
      const known = open?.accountId && (await accountStore(database.kysely).byId(open.accountId));
      if (!known) throw new DomainError('auth.challenge_expired');
      const proof = await proofs.check(known, challenge, given, origin);
      const signedIn = await database.transaction(async (tx) => {
        const account = await accountStore(tx).lock(known.id);
        const isTaken = await challengeStore(tx).take('SECOND_FACTOR', challenge, clock.now());
        // The password has changed meanwhile, or another call was faster.
        if (!account || !isTaken || !isOfPassword(account, open.passwordProof))
          throw new DomainError('auth.challenge_expired');
        await proofs.useUp(tx, account, proof, origin);
        return beginSession(tx, account, origin, proof.kind);
      });
      if (!signedIn) throw new DomainError('auth.bad_credentials');
      await proofs.wipeSlate(known.id);
      return signedIn;
    },

    async beginWithPasskey({ origin }: PublicCall): Promise<PasskeyQuestion> {
      await limits.countPasskeyLogin(origin.ip);
      const challenge = await challengeStore(database.kysely).issue({
        purpose: 'PASSKEY_LOGIN',
        accountId: null,
        now: clock.now(),
      });
      return { challenge, rpId: relyingParty.id, passkeys: [] };
    },

    /** The device has verified its owner, so the passkey counts as two factors. */
    async withPasskey(
      { origin }: PublicCall,
      { challenge, passkey }: Body<typeof auth.loginWithPasskey>,
    ): Promise<SignedIn> {
      await limits.countPasskeyLogin(origin.ip);
      if (!(await challengeStore(database.kysely).find('PASSKEY_LOGIN', challenge, clock.now())))
        throw new DomainError('auth.challenge_expired');
      const stored = await passkeyByCredential(database.kysely, Buffer.from(passkey.id, 'base64url'));
      const known = stored && (await accountStore(database.kysely).byId(stored.accountId));
      if (!known) throw new DomainError('auth.second_factor_wrong');
      const proof = await proofs.check(known, challenge, { passkey }, origin);
      const signedIn = await database.transaction(async (tx) => {
        const account = await accountStore(tx).lock(known.id);
        if (!(await challengeStore(tx).take('PASSKEY_LOGIN', challenge, clock.now())))
          throw new DomainError('auth.challenge_expired');
        if (!account) return undefined;
        await proofs.useUp(tx, account, proof, origin);
        return beginSession(tx, account, origin, proof.kind);
      });
      if (!signedIn) throw new DomainError('auth.second_factor_wrong');
      await proofs.wipeSlate(known.id);
      return signedIn;
    },
  };
}
