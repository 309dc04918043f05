import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { slugOf } from '../../platform/text/slug.ts';

const longestSlug = 60;

/** A name without any Latin letter or digit becomes "organisation". The length leaves room for a suffix. */
const organisationSlug = (name: string) => slugOf(name, longestSlug) || 'organisation';

/** A random suffix distinguishes organisations with the same name. */
const suffix = () => randomBytes(5).toString('hex');

/** The slug of a name, with a suffix if it is taken. The caller holds the lock. */
const freeSlug = (name: string): RawBuilder<string> => {
  const slug = organisationSlug(name);
  return sql`case when exists (select from organisations where slug = ${slug}::text)
    then ${`${slug}-${suffix()}`} else ${slug} end`;
};

interface Registered {
  name: string;
  promotionCode: string | null;
  now: Date;
}

/** Creates organisations and schedules their deletion. */
export const organisationsStore = (tx: Tx) => {
  /** The lock serialises the use of this name until the transaction ends. */
  const lockSlug = (name: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${organisationSlug(name)}`}, 0))`.execute(tx);

  return {
    /** The lock serialises changes of the membership, so that nobody joins meanwhile. */
    async lockMemberships(ids: readonly number[]): Promise<void> {
      await tx
        .selectFrom('organisations')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    /** The organisations have no members. The operator can export them until they are deleted. */
    async scheduleRemoval(ids: readonly number[], now: Date, removeAfter: Date): Promise<void> {
      await tx
        .updateTable('organisations')
        .set({ deleted_at: now, remove_after: removeAfter, listed: false, updated_at: now })
        .where('id', 'in', ids)
        .execute();
    },

    /** Somebody has returned before the deletion. The organisation stays hidden until its people publish it again. */
    async cancelRemoval(ids: readonly number[], now: Date): Promise<void> {
      await tx
        .updateTable('organisations')
        .set({ deleted_at: null, remove_after: null, updated_at: now })
        .where('id', 'in', ids)
        .where('deleted_at', 'is not', null)
        .execute();
    },

    async create(name: string, now: Date): Promise<number> {
      await lockSlug(name);
      const { id } = await tx
        .insertInto('organisations')
        .values({ slug: freeSlug(name), name, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /**
     * Creates an organisation for `'NEW'`, renames that of an unconfirmed account, or does nothing for null. The
     * statements are always the same, so that the answer takes the same time for every address.
     */
    async register({ name, promotionCode, now }: Registered, into: 'NEW' | number | null) {
      await lockSlug(name);
      const renamedId = into === 'NEW' ? null : into;
      const { rows } = await sql<{ id: number }>`
        with created as (
          insert into organisations (slug, name, promotion_code, created_at, updated_at)
          select ${freeSlug(name)}, ${name}, ${promotionCode}, ${now}, ${now} where ${into === 'NEW'}
          returning id
        ), renamed as (
          update organisations set name = ${name}, promotion_code = ${promotionCode}, updated_at = ${now}
          where id = ${renamedId}::bigint
        )
        select id from created`.execute(tx);
      return rows[0]?.id ?? null;
    },

    /** Finds or creates the organisation with this slug. */
    async ensure({ slug, name }: { slug: string; name: string }, now: Date): Promise<number> {
      await tx
        .insertInto('organisations')
        .values({ slug, name, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .execute();
      const { id } = await tx
        .selectFrom('organisations')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      return id;
    },

    async idOf(slug: string): Promise<number | undefined> {
      const found = await tx
        .selectFrom('organisations')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirst();
      return found?.id;
    },

    /** The operator's organisation, to which the staff belong. */
    operatorId: (): Promise<number> => operatorId(tx),

    async removeCreatedBefore(moment: Date, ids: readonly number[]): Promise<void> {
      await tx
        .deleteFrom('organisations')
        .where('operator', '=', false)
        .where('created_at', '<', moment)
        .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
        .execute();
    },
  };
};

/** Organisations whose deletion is due. */
export async function organisationsDueForRemoval(db: Db, now: Date): Promise<number[]> {
  const due = await db.selectFrom('organisations').select('id').where('remove_after', '<=', now).execute();
  return due.map(({ id }) => id);
}

export async function operatorId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('organisations')
    .select('id')
    .where('operator', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}
