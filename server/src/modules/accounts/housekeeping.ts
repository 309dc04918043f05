import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { after, lifetimes } from './lifetimes.ts';
import { sessionStore } from './sessions.store.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'jobs' | 'files'>;

const day = 24 * 60 * 60;
/** Ended sessions and links stay for a while, for whoever has to find out what happened. */
const kept = 30 * day;

/** Removes what has had its time: abandoned organisations, registrations nobody confirmed, dead tokens. */
export function defineHousekeeping({ database, clock, jobs, files }: Needs): void {
  jobs.define('accounts.clean-up', () => cleanUp({ database, clock }));
  jobs.define('accounts.remove-organisations', () => removeAbandoned({ database, files }, clock.now()), {
    timeoutSeconds: 900,
  });
  jobs.schedule('accounts.clean-up', '20 3 * * *', 'UTC');
  jobs.schedule('accounts.remove-organisations', '50 3 * * *', 'UTC');
}

export async function cleanUp({ database, clock }: Pick<Needs, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await removeUnconfirmed(database, after(now, -lifetimes.unconfirmedAccount));
  await sessionStore(database.kysely).removeExpired(after(now, -kept));
  await database.kysely.deleteFrom('mail_tokens').where('expires_at', '<', after(now, -kept)).execute();
  await database.kysely.deleteFrom('invitations').where('expires_at', '<', after(now, -kept)).execute();
}

/** A registration that was never confirmed goes with the organisation it made; an administrator's account stays. */
async function removeUnconfirmed({ kysely }: Database, before: Date): Promise<void> {
  await kysely
    .deleteFrom('organisations as o')
    .where('o.operator', '=', false)
    .where('o.created_at', '<', before)
    .where(({ exists, not, selectFrom }) => {
      const accounts = selectFrom('accounts as a').select('a.id').whereRef('a.organisation_id', '=', 'o.id');
      const unconfirmed = accounts
        .where('a.status', '=', 'PENDING')
        .where('a.password_hash', 'is not', null)
        .where('a.updated_at', '<', before);
      const anyOther = accounts.where((where) =>
        where.or([
          where('a.status', '<>', 'PENDING'),
          where('a.password_hash', 'is', null),
          where('a.updated_at', '>=', before),
        ]),
      );
      return exists(unconfirmed).and(not(exists(anyOther)));
    })
    .execute();
}

/** Bytes first: if this is interrupted the rows are still there, and the next run finishes. */
export async function removeAbandoned(
  { database: { kysely }, files }: Pick<Needs, 'database' | 'files'>,
  now: Date,
): Promise<void> {
  const due = await kysely
    .selectFrom('organisations')
    .select('id')
    .where('remove_after', '<=', now)
    .execute();
  for (const { id } of due) {
    const stored = await kysely
      .selectFrom('resources')
      .select('storage_key')
      .where('organisation_id', '=', id)
      .execute();
    for (const { storage_key } of stored) await files.remove(storage_key);
    await kysely.deleteFrom('organisations').where('id', '=', id).where('remove_after', '<=', now).execute();
  }
}
