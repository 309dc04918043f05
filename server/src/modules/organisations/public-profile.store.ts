import type { Body } from '@metra/contract/core/operation';
import type { organisations } from '@metra/contract/operations/organisations';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

type PublicTexts = Pick<
  Body<typeof organisations.update>,
  'type' | 'slogan' | 'englishSlogan' | 'englishDescription'
>;

const textOrNull = (text: string | null | undefined) =>
  text === undefined ? undefined : text?.trim() || null;

/** How an organisation shows itself to others. Undefined leaves a column as it is. */
export const publicProfileStore = (tx: Tx, organisationId: number) => ({
  async write({ type, slogan, englishSlogan, englishDescription }: PublicTexts): Promise<void> {
    await tx
      .updateTable('organisations')
      .set((row) => ({
        // Something is always set, also where nothing was given.
        type: type === undefined ? row.ref('type') : type,
        slogan: textOrNull(slogan),
        english_slogan: textOrNull(englishSlogan),
        english_description: textOrNull(englishDescription),
      }))
      .where('id', '=', organisationId)
      .execute();
  },

  async list(listed: boolean): Promise<void> {
    await tx
      .updateTable('organisations')
      .set({ listed, unlisted_at: null })
      .where('id', '=', organisationId)
      .execute();
  },

  /** By the operator, who can take that back; its people can as well. */
  async unlist(now: Date): Promise<void> {
    await tx
      .updateTable('organisations')
      .set({ listed: false, unlisted_at: now })
      .where('id', '=', organisationId)
      .execute();
  },

  async isTypeOffered(slug: string): Promise<boolean> {
    const found = await tx
      .selectFrom('catalogue_organisation_types')
      .select('id')
      .where('slug', '=', slug)
      .where('active', '=', true)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** False: another one has this address, or takes it in this very moment. */
  async move(slug: string): Promise<boolean> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${slug}`}, 0))`.execute(tx);
    const { numUpdatedRows } = await tx
      .updateTable('organisations')
      .set({ slug })
      .where('id', '=', organisationId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('organisations as other')
              .select('other.id')
              .where('other.slug', '=', slug)
              .where('other.id', '<>', organisationId),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** As it is now, and so until the transaction ends. Undefined: it is gone, or about to. */
  lock: () =>
    tx
      .selectFrom('organisations')
      .select(['version', 'verified_at'])
      .where('id', '=', organisationId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Something that belongs to it was changed elsewhere. */
  async noteChange(now: Date): Promise<void> {
    await tx
      .updateTable('organisations')
      .set((row) => ({ updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', organisationId)
      .execute();
  },

  /** The operator has checked who they are; null takes that back. */
  async verify(now: Date | null): Promise<void> {
    await tx
      .updateTable('organisations')
      .set({ verified_at: now })
      .where('id', '=', organisationId)
      .execute();
  },
});

/** A logo that comes with the demo. */
export async function showDeliveredLogo(
  tx: Tx,
  organisationId: number,
  resourceId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ logo_resource_id: resourceId, updated_at: now })
    .where('id', '=', organisationId)
    .where('logo_resource_id', 'is', null)
    .execute();
}
