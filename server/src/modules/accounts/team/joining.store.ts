import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

interface Joining {
  organisationId: number;
  email: string;
  emailKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: 'de' | 'en';
  now: Date;
}

export const joiningStore = (tx: Tx) => ({
  /**
   * A registration under this address that was never confirmed gives way, and so does the
   * organisation it made, which has nothing in it yet.
   */
  async dropUnconfirmed(emailKey: string): Promise<void> {
    await sql`
      with dropped as (
        delete from accounts where email_key = ${emailKey} and status = 'PENDING'
        returning id, organisation_id, password_hash
      )
      delete from organisations o using dropped
      where o.id = dropped.organisation_id and not o.operator and dropped.password_hash is not null
        and not exists (select from accounts a where a.organisation_id = o.id and a.id <> dropped.id)`.execute(
      tx,
    );
  },

  async join(person: Joining): Promise<number> {
    const { now } = person;
    const { id } = await tx
      .insertInto('accounts')
      .values({
        organisation_id: person.organisationId,
        email: person.email,
        email_key: person.emailKey,
        password_hash: person.passwordHash,
        first_name: person.firstName,
        last_name: person.lastName,
        language: person.language,
        status: 'ACTIVE',
        terms_accepted_at: now,
        confirmed_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
});
