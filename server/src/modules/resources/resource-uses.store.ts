import type { Language } from '@metra/contract/core/primitives';
import type { Db } from '../../platform/database/database.ts';

/** Content that shows pictures. */
export interface UsingContent {
  kind: 'LANDING_PAGE' | 'HOME' | 'LEGAL_PAGE' | 'OFFER' | 'POST';
  id: number;
  /** The name of the content, shown to people who want to delete one of its pictures. */
  names: Record<Language, string>;
}

export interface PictureUse {
  resourceId: number;
  /** True if the picture is public, and false if only a draft shows it. */
  published: boolean;
}

/** Files that content uses. */
export const resourceUseStore = (db: Db, organisationId: number) => ({
  async idsUsedBy({ kind, id }: Pick<UsingContent, 'kind' | 'id'>): Promise<number[]> {
    const rows = await db
      .selectFrom('resource_uses')
      .select('resource_id')
      .where('organisation_id', '=', organisationId)
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .execute();
    return rows.map(({ resource_id }) => resource_id);
  },

  async isPublished(resourceId: number): Promise<boolean> {
    const use = await db
      .selectFrom('resource_uses')
      .select('kind')
      .where('organisation_id', '=', organisationId)
      .where('resource_id', '=', resourceId)
      .where('published', '=', true)
      .limit(1)
      .executeTakeFirst();
    return use !== undefined;
  },

  async remove({ kind, id }: Pick<UsingContent, 'kind' | 'id'>): Promise<void> {
    await db
      .deleteFrom('resource_uses')
      .where('organisation_id', '=', organisationId)
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .execute();
  },

  async add({ kind, id, names }: UsingContent, uses: readonly PictureUse[]): Promise<void> {
    if (uses.length === 0) return;
    await db
      .insertInto('resource_uses')
      .values(
        uses.map(({ resourceId, published }) => ({
          organisation_id: organisationId,
          kind,
          subject_id: id,
          resource_id: resourceId,
          names: JSON.stringify(names),
          published,
        })),
      )
      .execute();
  },
});
