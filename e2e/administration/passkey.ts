import { randomBytes } from 'node:crypto';
import type { Machine } from '../../server/test/factories/accounts.ts';

/** Adds a passkey that no device has to an account. */
export async function givePasskey({ database, clock }: Machine, accountId: number): Promise<void> {
  await database.kysely
    .insertInto('passkeys')
    .values({
      account_id: accountId,
      credential_id: randomBytes(16),
      public_key: randomBytes(64),
      counter: 0,
      name: 'Telefon',
      created_at: clock.now(),
    })
    .execute();
}
