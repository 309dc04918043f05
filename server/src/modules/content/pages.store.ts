import type { Language } from '@metra/contract/core/primitives';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { missingLanguages, type PageKind } from './publication-gaps.ts';

export interface LockedPage {
  id: number;
  kind: PageKind;
  slug: string;
  draft_version_id: number;
  live_version_id: number | null;
  scheduled_version_id: number | null;
  edited_at: Date | null;
  version: number;
}

interface NewPage {
  kind: PageKind;
  slug: string;
  content: PageContent;
  legalBasis?: string | null;
  reviewNote?: Record<Language, string> | null;
  deliveredAs?: string | null;
}

/**
 * The author and time of a change. A null author is the program, whose later deliveries may change the page again.
 */
export interface Writing {
  by: number | null;
  now: Date;
}

const lockedColumns = [
  'id',
  'kind',
  'slug',
  'draft_version_id',
  'live_version_id',
  'scheduled_version_id',
  'edited_at',
  'version',
] as const;

const titlesOf = ({ translations: { de, en } }: PageContent) => ({ title_de: de.title, title_en: en.title });

/** Writes pages and their references. The caller has locked the page. */
export const pageStore = (tx: Tx) => ({
  async locked(id: number): Promise<LockedPage | undefined> {
    return tx.selectFrom('pages').select(lockedColumns).where('id', '=', id).forUpdate().executeTakeFirst();
  },

  /** Creates a page with its first version. */
  async create(page: NewPage, { by, now }: Writing): Promise<{ id: number; versionId: number }> {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('page_versions', 'id')) as id`.execute(tx);
    const versionId = Number(rows[0]?.id);
    const { id } = await tx
      .insertInto('pages')
      .values({
        kind: page.kind,
        slug: page.slug,
        draft_version_id: versionId,
        ...titlesOf(page.content),
        missing_languages: missingLanguages(page.kind, page.content),
        legal_basis: page.legalBasis ?? null,
        review_note: page.reviewNote ? JSON.stringify(page.reviewNote) : null,
        delivered_as: page.deliveredAs ?? null,
        created_at: now,
        updated_at: now,
        updated_by: by,
        edited_at: by === null ? null : now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('page_versions')
      .values({
        id: versionId,
        page_id: id,
        number: 1,
        content: JSON.stringify(page.content),
        created_by: by,
        created_at: now,
      })
      .execute();
    await takeSlug(tx, id, page.slug, now);
    return { id, versionId };
  },

  /** Sets the new address. The old one redirects to it, unless it was never public. */
  async moveTo({ id, slug: old, live_version_id }: LockedPage, slug: string, now: Date): Promise<void> {
    await takeSlug(tx, id, slug, now);
    await tx.updateTable('pages').set({ slug }).where('id', '=', id).execute();
    if (live_version_id === null && !(await wasPublic(tx, id)))
      await tx.deleteFrom('page_slugs').where('page_id', '=', id).where('slug', '=', old).execute();
  },

  /** Sets the version that is edited. */
  async pointDraft(
    { id, kind }: Pick<LockedPage, 'id' | 'kind'>,
    versionId: number,
    content: PageContent,
  ): Promise<void> {
    await tx
      .updateTable('pages')
      .set({
        draft_version_id: versionId,
        ...titlesOf(content),
        missing_languages: missingLanguages(kind, content),
      })
      .where('id', '=', id)
      .execute();
  },

  /** Sets the public version and cancels a planned publication. */
  async pointLive(id: number, versionId: number, content: PageContent, now: Date): Promise<void> {
    const { title_de, title_en } = titlesOf(content);
    await tx
      .updateTable('pages')
      .set({
        live_version_id: versionId,
        published_at: now,
        live_title_de: title_de,
        live_title_en: title_en,
        ...noSchedule,
      })
      .where('id', '=', id)
      .execute();
    await tx.updateTable('page_versions').set({ published_at: now }).where('id', '=', versionId).execute();
  },

  async schedule(id: number, versionId: number, at: Date): Promise<void> {
    await tx
      .updateTable('pages')
      .set({ scheduled_version_id: versionId, publish_at: at })
      .where('id', '=', id)
      .execute();
  },

  async endSchedule(id: number): Promise<void> {
    await tx.updateTable('pages').set(noSchedule).where('id', '=', id).execute();
  },

  async withdraw(id: number): Promise<void> {
    await tx
      .updateTable('pages')
      .set({
        live_version_id: null,
        published_at: null,
        live_title_de: null,
        live_title_en: null,
        ...noSchedule,
      })
      .where('id', '=', id)
      .execute();
  },

  /** Increases the version, so that a later write must have seen this change. */
  async touch(id: number, { by, now }: Writing): Promise<void> {
    await tx
      .updateTable('pages')
      .set((row) => ({
        version: row('version', '+', 1),
        updated_at: now,
        ...(by !== null && { updated_by: by, edited_at: now }),
      }))
      .where('id', '=', id)
      .execute();
  },

  async remove(id: number): Promise<void> {
    await tx.deleteFrom('pages').where('id', '=', id).execute();
  },

  /** Each due page is locked and published by one server; the others skip it. */
  async due(now: Date): Promise<LockedPage[]> {
    return tx
      .selectFrom('pages')
      .select(lockedColumns)
      .where('publish_at', '<=', now)
      .orderBy('publish_at')
      .limit(20)
      .forUpdate()
      .skipLocked()
      .execute();
  },

  /** Pages that the program has delivered, by their original slug. */
  async delivered(): Promise<Map<string, LockedPage>> {
    const rows = await tx
      .selectFrom('pages')
      .select([...lockedColumns, 'delivered_as'])
      .where('delivered_as', 'is not', null)
      .forUpdate()
      .execute();
    return new Map(rows.map(({ delivered_as, ...page }) => [delivered_as ?? '', page]));
  },
});

const noSchedule = { scheduled_version_id: null, publish_at: null };

async function takeSlug(tx: Tx, pageId: number, slug: string, now: Date): Promise<void> {
  const { rows } = await sql<{ page_id: number }>`
    insert into page_slugs (slug, page_id, taken_at) values (${slug}, ${pageId}, ${now})
    on conflict on constraint page_slugs_taken_once do update set taken_at = excluded.taken_at
    where page_slugs.page_id = excluded.page_id
    returning page_id`.execute(tx);
  if (rows.length === 0) throw new DomainError('conflict.slug');
}

async function wasPublic(tx: Tx, pageId: number): Promise<boolean> {
  const version = await tx
    .selectFrom('page_versions')
    .select('id')
    .where('page_id', '=', pageId)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}
