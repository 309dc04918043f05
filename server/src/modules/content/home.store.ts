import type { HomeContent } from '@metra/contract/home-content';
import type { Tx } from '../../platform/database/database.ts';
import type { Writing } from './pages.store.ts';

export interface LockedHome {
  id: number;
  version: number;
  edited_at: Date | null;
}

/** The product's home page; projects will have their own. */
export const homeStore = (tx: Tx) => ({
  async locked(): Promise<LockedHome | undefined> {
    return tx
      .selectFrom('homes')
      .select(['id', 'version', 'edited_at'])
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
  },

  async create(content: HomeContent, { by, now }: Writing): Promise<void> {
    const { id } = await tx
      .insertInto('homes')
      .values({ version: 1, updated_at: now, updated_by: by, edited_at: by === null ? null : now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addVersion(tx, id, 1, content, { by, now });
  },

  /** What was written before stays beside it. */
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
