import type { HomeContent } from '@metra/contract/operations/home-content';
import type { Tx } from '../../platform/database/database.ts';
import type { Writing } from './pages.store.ts';

export interface LockedHome {
  id: number;
  version: number;
  edited_at: Date | null;
}

/** The home page of the product or of one of its projects. */
export const homeStore = (tx: Tx, projectId: number | null) => ({
  async locked(): Promise<LockedHome | undefined> {
    return tx
      .selectFrom('homes')
      .select(['id', 'version', 'edited_at'])
      .where('project_id', 'is not distinct from', projectId)
      .forUpdate()
      .executeTakeFirst();
  },

  /** False if somebody else has written the first version at the same moment. */
  async create(content: HomeContent, { by, now }: Writing): Promise<boolean> {
    const created = await tx
      .insertInto('homes')
      .values({
        project_id: projectId,
        version: 1,
        updated_at: now,
        updated_by: by,
        edited_at: by === null ? null : now,
      })
      .onConflict((conflict) => conflict.constraint('homes_one_of_each').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) await addVersion(tx, created.id, 1, content, { by, now });
    return created !== undefined;
  },

  /** The previous version is kept. */
  async write({ id, version }: LockedHome, content: HomeContent, { by, now }: Writing): Promise<void> {
    await addVersion(tx, id, version + 1, content, { by, now });
    await tx
      .updateTable('homes')
      .set({ version: version + 1, updated_at: now, updated_by: by, ...(by !== null && { edited_at: now }) })
      .where('id', '=', id)
      .execute();
  },
});

async function addVersion(
  tx: Tx,
  homeId: number,
  number: number,
  content: HomeContent,
  { by, now }: Writing,
) {
  await tx
    .insertInto('home_versions')
    .values({ home_id: homeId, number, content: JSON.stringify(content), created_by: by, created_at: now })
    .execute();
}
