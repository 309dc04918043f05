import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { slugOf } from '../../platform/text/slug.ts';

const longestSlug = 60;

/** A name without any Latin letter or digit is just "organisation". Leaves room for a suffix. */
const organisationSlug = (name: string) => slugOf(name, longestSlug) || 'organisation';

/** Tells organisations of one name apart; nobody chose it and nobody can count with it. */
const suffix = () => randomBytes(5).toString('hex');

/** The slug of a name, or one with a suffix when that is taken. Needs the lock. */
export const freeSlug = (name: string): RawBuilder<string> => {
  const slug = organisationSlug(name);
  return sql`case when exists (select from organisations where slug = ${slug}::text)
    then ${`${slug}-${suffix()}`} else ${slug} end`;
};

export const organisationStore = (tx: Tx) => ({
  /** Whoever wants this name in an address takes turns from here to the end of the transaction. */
  async lockSlug(name: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${organisationSlug(name)}`}, 0))`.execute(
      tx,
    );
  },

  async create(name: string, now: Date): Promise<number> {
    await this.lockSlug(name);
    const { id } = await tx
      .insertInto('organisations')
      .values({ slug: freeSlug(name), name, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** The one with this very slug, made if there is none. */
  async named({ slug, name }: { slug: string; name: string }, now: Date): Promise<number> {
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

  async exists(id: number): Promise<boolean> {
    const found = await tx
      .selectFrom('organisations')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** The operator's own, to which the staff belong. */
  async operator(): Promise<number> {
    const { id } = await tx
      .selectFrom('organisations')
      .select('id')
      .where('operator', '=', true)
      .executeTakeFirstOrThrow();
    return id;
  },
});
