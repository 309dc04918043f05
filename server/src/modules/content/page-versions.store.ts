import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { LockedPage, Writing } from './pages.store.ts';

/** Saves within this time change the same version, because somebody is still typing. */
const typingMs = 10 * 60 * 1000;

/** This many of the newest versions of a page are always kept. */
const keptVersions = 50;

export interface StoredVersion {
  id: number;
  content: PageContent;
}

/** The contract validated the content when it was written. */
const contentOf = (content: unknown) => content as PageContent;

export const pageVersionStore = (tx: Tx) => ({
  async find(pageId: number, versionId: number): Promise<StoredVersion | undefined> {
    const row = await tx
      .selectFrom('page_versions')
      .select(['id', 'content'])
      .where('page_id', '=', pageId)
      .where('id', '=', versionId)
      .executeTakeFirst();
    return row && { id: row.id, content: contentOf(row.content) };
  },

  async isSameAs(versionId: number, content: PageContent): Promise<boolean> {
    const row = await tx
      .selectFrom('page_versions')
      .select('id')
      .where('id', '=', versionId)
      .where(sql<boolean>`content = ${JSON.stringify(content)}::jsonb`)
      .executeTakeFirst();
    return row !== undefined;
  },

  async add(pageId: number, content: PageContent, { by, now }: Writing): Promise<number> {
    const { id } = await tx
      .insertInto('page_versions')
      .values({
        page_id: pageId,
        number: sql<number>`(select max(number) + 1 from page_versions where page_id = ${pageId})`,
        content: JSON.stringify(content),
        created_by: by,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Overwrites the draft if the same person is still typing and nobody else has seen or planned it. */
  async replaceDraft(
    { draft_version_id, live_version_id, scheduled_version_id }: LockedPage,
    content: PageContent,
    { by, now }: Writing,
  ): Promise<boolean> {
    if (draft_version_id === live_version_id || draft_version_id === scheduled_version_id) return false;
    const replaced = await tx
      .updateTable('page_versions')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', draft_version_id)
      .where('created_by', '=', by)
      .where('published_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - typingMs))
      .returning('id')
      .executeTakeFirst();
    return replaced !== undefined;
  },
});

/**
 * Deletes old versions of all pages, except the newest ones and those that are, were or will be public or are being
 * edited.
 */
export async function clearOldVersions(db: Db): Promise<void> {
  await sql`
    delete from page_versions v using pages p
    where p.id = v.page_id and v.published_at is null
      and v.id not in (p.draft_version_id, coalesce(p.live_version_id, 0), coalesce(p.scheduled_version_id, 0))
      and v.number <= (select max(number) from page_versions where page_id = v.page_id) - ${keptVersions}`.execute(
    db,
  );
  await sql`
    delete from home_versions v using homes h
    where h.id = v.home_id and v.number <= h.version - ${keptVersions}`.execute(db);
}
