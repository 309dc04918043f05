import type { Body, Response } from '@metra/contract/core/operation';
import { mostPasskeys } from '@metra/contract/core/passkey-question';
import type { secondFactor } from '@metra/contract/operations/second-factor';
import type { Passkey, SecondFactor } from '@metra/contract/shapes/second-factor-shapes';
import { auditFor } from '../../../platform/audit-for.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import {
  type FactorKind,
  recoveryCodesRenewed,
  secondFactorAdded,
  secondFactorRemoved,
} from '../mails/second-factor.mail.ts';
import { challengeStore } from './challenges.store.ts';
import { passkeyAlgorithms, verifiedNewPasskey } from './passkeys.ts';
import { aboutAccount, referenceOf } from './prove-second-factor.service.ts';
import { newRecoveryCodes, spelledCode } from './recovery-codes.ts';
import { secondFactorStore } from './second-factor.store.ts';
import { judgeCode, newTotpSecret, totpSetUp } from './totp.ts';

type Needs = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'audit'
  | 'limits'
  | 'links'
  | 'mailer'
  | 'sessions'
  | 'vault'
  | 'relyingParty'
  | 'isSecondFactorDemanded'
>;
type AnswerTo<Name extends keyof typeof secondFactor> = Response<(typeof secondFactor)[Name]>;

/** Adds and removes the own second factors. */
export function ownSecondFactorService(needs: Needs) {
  const { database, clock, audit, limits, links, mailer, sessions, vault, relyingParty } = needs;
  const { isSecondFactorDemanded } = needs;

  const locked = async (tx: Tx, accountId: number): Promise<KnownAccount> => {
    const account = await accountStore(tx).lock(accountId);
    if (!account) throw new DomainError('auth.unauthenticated');
    return account;
  };
  const record = auditFor(audit, 'account');

  async function newCodes(tx: Tx, accountId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => vault.digest(spelledCode(code), aboutAccount(accountId)));
    await secondFactorStore(tx, accountId).replaceRecoveryCodes(hashes, clock.now());
    return codes;
  }

  /** The first factor creates recovery codes and ends sessions that were started without it. */
  async function added(
    tx: Tx,
    call: Call,
    account: KnownAccount,
    kind: FactorKind,
  ): Promise<string[] | null> {
    await record(tx, call, 'second_factor.added', call.actor.accountId, { kind });
    await mailer.send(tx, account, 'second-factor-added', (to) =>
      secondFactorAdded(to, kind, links.account()),
    );
    if (account.hasSecondFactor) return null;
    await sessions.endAll(tx, account.id, clock.now(), [call.actor.sessionId]);
    await sessions.refresh(tx, account.id);
    return newCodes(tx, account.id);
  }

  /** Without a factor, recovery codes are useless and are removed. */
  async function removed(tx: Tx, call: Call, account: KnownAccount, kind: FactorKind): Promise<void> {
    const store = secondFactorStore(tx, account.id);
    const isLast = !(await store.isActive());
    if (isLast && isSecondFactorDemanded(account.roles)) throw new DomainError('second_factor.demanded');
    if (isLast) await store.replaceRecoveryCodes([], clock.now());
    await sessions.refresh(tx, account.id);
    await record(tx, call, 'second_factor.removed', call.actor.accountId, { kind, isLast });
    await mailer.send(tx, account, 'second-factor-removed', (to) =>
      secondFactorRemoved(to, kind, isLast, links.forgotPassword()),
    );
  }

  return {
    async read({ actor }: Call): Promise<SecondFactor> {
      const store = secondFactorStore(database.kysely, actor.accountId);
      const totp = await store.totp();
      return {
        totp: totp?.confirmedAt ? { addedAt: totp.confirmedAt.toISOString() } : null,
        passkeys: (await store.passkeys()).map(passkeyOf),
        recoveryCodesLeft: await store.recoveryCodesLeft(),
        demanded: isSecondFactorDemanded(actor.roles),
        passkeysPossible: relyingParty.hasName,
      };
    },

    async beginTotp(call: Call): Promise<AnswerTo<'beginTotp'>> {
      const { accountId } = call.actor;
      const secret = newTotpSecret();
      return database.transaction(async (tx) => {
        const { email } = await locked(tx, accountId);
        const sealed = vault.seal(secret, aboutAccount(accountId));
        if (!(await secondFactorStore(tx, accountId).beginTotp(sealed, clock.now())))
          throw new DomainError('second_factor.already_there');
        return totpSetUp(secret, email);
      });
    },

    async confirmTotp(
      call: Call,
      { code }: Body<typeof secondFactor.confirmTotp>,
    ): Promise<AnswerTo<'confirmTotp'>> {
      const { accountId } = call.actor;
      await limits.countCode(accountId);
      const recoveryCodes = await database.transaction(async (tx) => {
        const account = await locked(tx, accountId);
        const store = secondFactorStore(tx, accountId);
        const totp = orNotFound(await store.totp(), 'not_found.second_factor');
        if (totp.confirmedAt) throw new DomainError('second_factor.already_there');
        const now = clock.now();
        const judgement = judgeCode(vault.unseal(totp.sealedSecret, aboutAccount(accountId)), code, now);
        if (judgement.kind !== 'right')
          throw new DomainError(judgement.kind === 'old' ? 'auth.code_too_old' : 'auth.second_factor_wrong');
        await store.confirmTotp(totp.sealedSecret, judgement.step, now);
        return added(tx, call, account, 'totp');
      });
      await limits.resetCodeCount(accountId);
      return { recoveryCodes };
    },

    async removeTotp(call: Call): Promise<void> {
      await database.transaction(async (tx) => {
        const account = await locked(tx, call.actor.accountId);
        if (!(await secondFactorStore(tx, account.id).removeTotp()))
          throw new DomainError('not_found.second_factor');
        await removed(tx, call, account, 'totp');
      });
    },

    async beginPasskey({ actor: { accountId } }: Call): Promise<AnswerTo<'beginPasskey'>> {
      return database.transaction(async (tx) => {
        const account = await locked(tx, accountId);
        const passkeys = await secondFactorStore(tx, accountId).passkeys();
        if (passkeys.length >= mostPasskeys) throw new DomainError('second_factor.too_many_passkeys');
        const name = `${account.firstName} ${account.lastName}`.trim();
        return {
          challenge: await challengeStore(tx).issue({ purpose: 'NEW_PASSKEY', accountId, now: clock.now() }),
          rp: { id: relyingParty.id, name: 'Metra' },
          user: {
            // The value reveals nothing about the owner and is the same for all passkeys of an account.
            id: vault.digest('passkeys', aboutAccount(accountId)).toString('base64url'),
            name: account.email,
            displayName: name || account.email,
          },
          algorithms: passkeyAlgorithms,
          exclude: passkeys.map(referenceOf),
        };
      });
    },

    async addPasskey(
      call: Call,
      { challenge, name, passkey }: Body<typeof secondFactor.addPasskey>,
    ): Promise<AnswerTo<'addPasskey'>> {
      const { accountId } = call.actor;
      const made = await verifiedNewPasskey(relyingParty, challenge, passkey);
      if (!made) throw new DomainError('second_factor.passkey_refused');
      const { transports } = passkey;
      return database
        .transaction(async (tx) => {
          const account = await locked(tx, accountId);
          const now = clock.now();
          const open = await challengeStore(tx).find('NEW_PASSKEY', challenge, now);
          if (
            open?.accountId !== accountId ||
            !(await challengeStore(tx).take('NEW_PASSKEY', challenge, now))
          )
            throw new DomainError('auth.challenge_expired');
          const store = secondFactorStore(tx, accountId);
          if ((await store.passkeys()).length >= mostPasskeys)
            throw new DomainError('second_factor.too_many_passkeys');
          const row = await store.addPasskey(made, { name: name.trim(), transports, now });
          return { passkey: passkeyOf(row), recoveryCodes: await added(tx, call, account, 'passkey') };
        })
        .catch((error) => {
          if (isUniqueViolation(error, 'passkeys_credential_unique'))
            throw new DomainError('second_factor.passkey_known');
          throw error;
        });
    },

    async renamePasskey(
      call: Call,
      passkeyId: number,
      { name }: Body<typeof secondFactor.renamePasskey>,
    ): Promise<Passkey> {
      return database.transaction(async (tx) => {
        const store = secondFactorStore(tx, call.actor.accountId);
        const row = orNotFound(await store.renamePasskey(passkeyId, name.trim()), 'not_found.passkey');
        await record(tx, call, 'second_factor.passkey_renamed', call.actor.accountId, { passkey: passkeyId });
        return passkeyOf(row);
      });
    },

    async removePasskey(call: Call, passkeyId: number): Promise<void> {
      await database.transaction(async (tx) => {
        const account = await locked(tx, call.actor.accountId);
        if (!(await secondFactorStore(tx, account.id).removePasskey(passkeyId)))
          throw new DomainError('not_found.passkey');
        await removed(tx, call, account, 'passkey');
      });
    },

    async renewRecoveryCodes(call: Call): Promise<AnswerTo<'renewRecoveryCodes'>> {
      return database.transaction(async (tx) => {
        const account = await locked(tx, call.actor.accountId);
        if (!account.hasSecondFactor) throw new DomainError('not_found.second_factor');
        await record(tx, call, 'second_factor.recovery_codes_renewed', call.actor.accountId);
        await mailer.send(tx, account, 'recovery-codes-renewed', (to) =>
          recoveryCodesRenewed(to, links.account()),
        );
        return { recoveryCodes: await newCodes(tx, account.id) };
      });
    },
  };
}

const passkeyOf = (row: {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
