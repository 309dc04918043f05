import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { MadePasskey, StoredPasskey } from './passkeys.ts';

/** True if the account `a` has a confirmed factor beside the password. */
export const hasSecondFactor = sql<boolean>`coalesce(
  (select true from totp_secrets f where f.account_id = a.id and f.confirmed_at is not null limit 1),
  (select true from passkeys f where f.account_id = a.id limit 1), false)`;

/** A proof that was checked and will be used up together with its action. */
export type Proof =
  | { kind: 'totp'; step: number }
  | { kind: 'passkey'; id: number; counter: number }
  | { kind: 'recovery'; hash: Buffer };

export interface Totp {
  sealedSecret: Buffer;
  confirmedAt: Date | null;
}

const totpStore = (db: Db, accountId: number) => ({
  totp: (): Promise<Totp | undefined> =>
    db
      .selectFrom('totp_secrets')
      .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  /** Replaces an unconfirmed secret; false if there is a confirmed one. */
  async beginTotp(sealedSecret: Buffer, now: Date): Promise<boolean> {
    const values = { sealed_secret: sealedSecret, created_at: now };
    const begun = await db
      .insertInto('totp_secrets')
      .values({ account_id: accountId, ...values })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(values).where('totp_secrets.confirmed_at', 'is', null),
      )
      .returning('account_id')
      .executeTakeFirst();
    return begun !== undefined;
  },

  /** Only confirms the secret with which the code was checked, because another tab may have started again. */
  async confirmTotp(sealedSecret: Buffer, step: number, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('totp_secrets')
      .set({ confirmed_at: now, last_step: step })
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is', null)
      .where('sealed_secret', '=', sealedSecret)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async removeTotp(): Promise<boolean> {
    const removed = await db
      .deleteFrom('totp_secrets')
      .where('account_id', '=', accountId)
      .returning('confirmed_at')
      .executeTakeFirst();
    return removed?.confirmed_at != null;
  },
});

const passkeyStore = (db: Db, accountId: number) => ({
  passkeys: () =>
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id', 'transports'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),

  addPasskey: (
    { credentialId, publicKey, counter }: MadePasskey,
    { name, transports, now }: { name: string; transports: readonly string[]; now: Date },
  ) =>
    db
      .insertInto('passkeys')
      .values({
        account_id: accountId,
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: [...transports],
        name,
        created_at: now,
      })
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirstOrThrow(),

  renamePasskey: (id: number, name: string) =>
    db
      .updateTable('passkeys')
      .set({ name })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst(),

  removePasskey: (id: number): Promise<{ name: string } | undefined> =>
    db
      .deleteFrom('passkeys')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst(),
});

const recoveryCodeStore = (db: Db, accountId: number) => ({
  async recoveryCodesLeft(): Promise<number> {
    const { count } = await db
      .selectFrom('recovery_codes')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  async hasRecoveryCode(hash: Buffer): Promise<boolean> {
    const found = await db
      .selectFrom('recovery_codes')
      .select('used_at')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hash)
      .executeTakeFirst();
    return found?.used_at === null;
  },

  async replaceRecoveryCodes(hashes: readonly Buffer[], now: Date): Promise<void> {
    await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
    if (hashes.length === 0) return;
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at: now })))
      .execute();
  },
});

/** The second factors of one account. */
export const secondFactorStore = (db: Db, accountId: number) => ({
  ...totpStore(db, accountId),
  ...passkeyStore(db, accountId),
  ...recoveryCodeStore(db, accountId),

  async isActive(): Promise<boolean> {
    const row = await db
      .selectFrom('accounts as a')
      .select(hasSecondFactor.as('active'))
      .where('a.id', '=', accountId)
      .executeTakeFirst();
    return row?.active ?? false;
  },

  /** False if another call has used the same proof. */
  async useUp(proof: Proof, now: Date): Promise<boolean> {
    switch (proof.kind) {
      case 'totp':
        return isOne(
          await db
            .updateTable('totp_secrets')
            .set({ last_step: proof.step })
            .where('account_id', '=', accountId)
            .where('confirmed_at', 'is not', null)
            .where('last_step', '<', proof.step)
            .executeTakeFirst(),
        );
      case 'passkey':
        return isOne(
          await db
            .updateTable('passkeys')
            .set({ counter: proof.counter, last_used_at: now })
            .where('account_id', '=', accountId)
            .where('id', '=', proof.id)
            .where((row) =>
              row.or([
                row('counter', '<', proof.counter),
                row.and([row('counter', '=', 0), row.lit(proof.counter === 0)]),
              ]),
            )
            .executeTakeFirst(),
        );
      case 'recovery':
        return isOne(
          await db
            .updateTable('recovery_codes')
            .set({ used_at: now })
            .where('account_id', '=', accountId)
            .where('code_hash', '=', proof.hash)
            .where('used_at', 'is', null)
            .executeTakeFirst(),
        );
    }
  },

  /** Removes all factors; false if none was confirmed. */
  async removeAll(): Promise<boolean> {
    const hadTotp = await totpStore(db, accountId).removeTotp();
    const { numDeletedRows } = await db
      .deleteFrom('passkeys')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    await recoveryCodeStore(db, accountId).replaceRecoveryCodes([], new Date(0));
    await db.deleteFrom('sign_in_challenges').where('account_id', '=', accountId).execute();
    return hadTotp || numDeletedRows > 0n;
  },
});

const isOne = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows === 1n;

/** Finds a passkey by its credential. */
export const passkeyByCredential = (db: Db, credentialId: Buffer): Promise<StoredPasskey | undefined> =>
  db
    .selectFrom('passkeys')
    .select([
      'id',
      'account_id as accountId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Removes all factors of a deleted account. */
export async function removeSecondFactors(tx: Tx, accountId: number): Promise<void> {
  await secondFactorStore(tx, accountId).removeAll();
}
