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

/** The public profile of an organisation. Undefined leaves a column unchanged. */
export const publicProfileStore = (tx: Tx, organisationId: number) => ({
  async write({ type, slogan, englishSlogan, englishDescription }: PublicTexts): Promise<void> {
    await tx
      .updateTable('organisations')
      .set((row) => ({
        // The statement needs at least one assignment.
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

  /** Hides the organisation. The operator and its own people can publish it again. */
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

  /** False if another organisation has this address or takes it at the same moment. */
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

  /** Locks the profile until the transaction ends; undefined if the organisation is deleted or being deleted. */
  lock: () =>
    tx
      .selectFrom('organisations')
      .select(['version', 'verified_at'])
      .where('id', '=', organisationId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Records a change of something that belongs to the organisation. */
  async noteChange(now: Date): Promise<void> {
    await tx
      .updateTable('organisations')
      .set((row) => ({ updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', organisationId)
      .execute();
  },

  /** Records that the operator has verified the organisation; null withdraws it. */
  async verify(now: Date | null): Promise<void> {
    await tx
      .updateTable('organisations')
      .set({ verified_at: now })
      .where('id', '=', organisationId)
      .execute();
  },
});

/** Sets the logo of a demo organisation. */
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
