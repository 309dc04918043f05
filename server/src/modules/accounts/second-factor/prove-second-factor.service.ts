import type { PasskeyQuestion } from '@metra/contract/core/passkey-question';
import type { PasskeyAnswer } from '@metra/contract/shapes/second-factor-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { recoveryCodeUsed } from '../mails/second-factor.mail.ts';
import { verifiedCounter } from './passkeys.ts';
import { spelledCode } from './recovery-codes.ts';
import { type Proof, passkeyByCredential, secondFactorStore } from './second-factor.store.ts';
import { judgeCode } from './totp.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'limits' | 'links' | 'mailer' | 'vault' | 'relyingParty'
>;

/** The contract ensures that exactly one field is set. */
export interface GivenProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

export const aboutAccount = (accountId: number) => `account:${accountId}`;

/** Checks the proof that a person gives in addition to or instead of their password. */
export function secondFactorProof(needs: Needs) {
  const { database, clock, audit, limits, links, mailer, vault, relyingParty } = needs;

  async function proofByCode(
    accountId: number,
    code: string,
  ): Promise<Proof | 'auth.code_too_old' | undefined> {
    const totp = await secondFactorStore(database.kysely, accountId).totp();
    if (!totp?.confirmedAt) return undefined;
    const secret = vault.unseal(totp.sealedSecret, aboutAccount(accountId));
    const judgement = judgeCode(secret, code, clock.now());
    if (judgement.kind === 'right') return { kind: 'totp', step: judgement.step };
    return judgement.kind === 'old' ? 'auth.code_too_old' : undefined;
  }

  async function proofByRecoveryCode(accountId: number, typed: string): Promise<Proof | undefined> {
    const hash = vault.digest(spelledCode(typed), aboutAccount(accountId));
    const isThere = await secondFactorStore(database.kysely, accountId).hasRecoveryCode(hash);
    return isThere ? { kind: 'recovery', hash } : undefined;
  }

  async function proofByPasskey(
    accountId: number,
    challenge: string,
    answer: PasskeyAnswer,
  ): Promise<Proof | undefined> {
    const stored = await passkeyByCredential(database.kysely, Buffer.from(answer.id, 'base64url'));
    if (stored?.accountId !== accountId) return undefined;
    const counter = await verifiedCounter(relyingParty, challenge, stored, answer);
    return counter === undefined ? undefined : { kind: 'passkey', id: stored.id, counter };
  }

  async function proofOf(accountId: number, challenge: string, given: GivenProof) {
    if (given.code !== undefined) return proofByCode(accountId, given.code);
    if (given.recoveryCode !== undefined) return proofByRecoveryCode(accountId, given.recoveryCode);
    return given.passkey && proofByPasskey(accountId, challenge, given.passkey);
  }

  return {
    /** Each attempt is counted per account before the check, as for the sign-in. Nothing is used up yet. */
    async check(
      { id, organisationId }: Pick<KnownAccount, 'id' | 'organisationId'>,
      challenge: string,
      given: GivenProof,
      origin: Origin,
    ): Promise<Proof> {
      await limits.countCode(id);
      const proof = await proofOf(id, challenge, given);
      if (proof !== undefined && typeof proof !== 'string') return proof;
      await audit.record(database.kysely, {
        action: 'second_factor.failed',
        actor: null,
        origin,
        organisationId,
        subject: `account:${id}`,
        details: { by: kindOf(given) },
      });
      throw new DomainError(proof ?? 'auth.second_factor_wrong');
    },

    /** Runs in the transaction of the action. A code that another call has used meanwhile is refused. */
    async useUp(tx: Tx, account: KnownAccount, proof: Proof, origin: Origin): Promise<void> {
      const store = secondFactorStore(tx, account.id);
      if (!(await store.useUp(proof, clock.now())))
        throw new DomainError(proof.kind === 'totp' ? 'auth.code_used' : 'auth.second_factor_wrong');
      if (proof.kind !== 'recovery') return;
      const left = await store.recoveryCodesLeft();
      await mailer.send(tx, account, 'recovery-code-used', (to) =>
        recoveryCodeUsed(to, left, links.account()),
      );
      await audit.record(tx, {
        action: 'second_factor.recovery_code_used',
        actor: null,
        organisationId: account.organisationId,
        subject: `account:${account.id}`,
        origin,
        details: { left },
      });
    },

    wipeSlate: (accountId: number) => limits.resetCodeCount(accountId),

    /** The account's passkeys that a browser may use. */
    async question(accountId: number, challenge: string): Promise<PasskeyQuestion> {
      const passkeys = await secondFactorStore(database.kysely, accountId).passkeys();
      return { challenge, rpId: relyingParty.id, passkeys: passkeys.map(referenceOf) };
    },
  };
}

const kindOf = ({ code, recoveryCode }: GivenProof) =>
  code !== undefined ? 'totp' : recoveryCode !== undefined ? 'recovery' : 'passkey';

export const referenceOf = (row: { credential_id: Buffer; transports: string[] }) => ({
  id: row.credential_id.toString('base64url'),
  transports: row.transports,
});
