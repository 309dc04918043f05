import type { Db } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts';
import { after, lifetimes } from '../lifetimes.ts';

export type ChallengePurpose = 'SECOND_FACTOR' | 'PASSKEY_LOGIN' | 'CONFIRM' | 'NEW_PASSKEY';

interface Issue {
  purpose: ChallengePurpose;
  accountId: number | null;
  /** The hash of the password that was right. */
  passwordHash?: string;
  now: Date;
}

export interface OpenChallenge {
  accountId: number | null;
  passwordProof: Buffer | null;
}

/** Started sign-ins that wait for a proof. The token is also the challenge that a passkey signs. */
export const challengeStore = (db: Db) => ({
  async issue({ purpose, accountId, passwordHash, now }: Issue): Promise<string> {
    const token = newToken();
    await db
      .insertInto('sign_in_challenges')
      .values({
        token_hash: hashToken(token),
        purpose,
        account_id: accountId,
        password_proof: passwordHash === undefined ? null : hashToken(passwordHash),
        created_at: now,
        expires_at: after(now, lifetimes.challenge),
      })
      .execute();
    return token;
  },

  find: (purpose: ChallengePurpose, token: string, now: Date): Promise<OpenChallenge | undefined> =>
    db
      .selectFrom('sign_in_challenges')
      .select(['account_id as accountId', 'password_proof as passwordProof'])
      .where('token_hash', '=', hashToken(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** Uses a challenge once, even if several calls are simultaneous. */
  async take(purpose: ChallengePurpose, token: string, now: Date): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('sign_in_challenges')
      .where('token_hash', '=', hashToken(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async removeExpired(before: Date): Promise<void> {
    await db.deleteFrom('sign_in_challenges').where('expires_at', '<', before).execute();
  },
});
