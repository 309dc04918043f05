import type { Query, Response } from '@metra/contract/core/operation';
import type {
  LandingPageCreate,
  LandingPageUpdate,
  landingPagesAdmin,
} from '@metra/contract/operations/landing-pages';
import type { Block } from '@metra/contract/shapes/content-blocks';
import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { Tx } from '../../platform/database/database.ts';
import { pagesOfList } from '../../platform/database/pages-of-list.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList } from '../../platform/http/list-export.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PageNeeds, pageChanges } from './page-changes.service.ts';
import { pageColumns } from './page-columns.ts';
import { pageVersionStore } from './page-versions.store.ts';
import { type LockedPage, pageStore, type Writing } from './pages.store.ts';
import { pageViews } from './pages.views.ts';
import { previewToken } from './preview-links.ts';
import { imageIdsOf } from './public-page.ts';

type Needs = PageNeeds & Pick<Platform, 'signedLinks' | 'configuration'>;

const previewMs = 24 * 60 * 60 * 1000;

/** Every save changes the draft only. */
export function pagesService(needs: Needs) {
  const { database, clock, audit, signedLinks, configuration, images } = needs;
  const changes = pageChanges(needs);
  const writing = ({ actor }: Call): Writing => ({ by: actor.accountId, now: clock.now() });

  /** Checks that everything the page refers to exists, and that a legal text contains text only. */
  async function assertUsable(
    tx: Tx,
    kind: LockedPage['kind'],
    content: PageContent,
    before?: PageContent,
  ): Promise<void> {
    const odd = kind === 'LEGAL' ? content.blocks.findIndex(({ type }) => type !== 'text') : -1;
    if (odd >= 0) throw invalid(`content/blocks/${odd}/type`, 'const');
    // A picture that was deleted meanwhile leaves a gap; it is no reason to refuse the text beside it.
    const known = new Set(before ? imageIdsOf(before) : []);
    const named = imagePlaces(content).filter(({ id }) => !known.has(id));
    const found = await images.draft(
      tx,
      named.map(({ id }) => id),
    );
    const missing = named.find(({ id }) => !found.has(id));
    if (missing) throw invalid(missing.path, 'unknown');
  }

  /**
   * Overwrites the version that the same person has just written, or creates a new one; false if nothing has changed.
   */
  async function saveDraft(tx: Tx, page: LockedPage, content: PageContent, by: Writing) {
    const versions = pageVersionStore(tx);
    if (await versions.isSameAs(page.draft_version_id, content)) return { changed: false, isNew: false };
    const replaced = await versions.replaceDraft(page, content, by);
    const versionId = replaced ? page.draft_version_id : await versions.add(page.id, content, by);
    await pageStore(tx).pointDraft(page, versionId, content);
    return { changed: true, isNew: !replaced };
  }

  return {
    list: ({ language }: Call, query: Query<typeof landingPagesAdmin.list>) =>
      pageViews(database.kysely, { language }).list(query),

    export: (call: Call, asked: Query<typeof landingPagesAdmin.export>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: asked.kind === 'LEGAL' ? 'legal' : 'landing-pages',
        name:
          asked.kind === 'LEGAL'
            ? { de: 'Rechtstexte', en: 'Legal texts' }
            : { de: 'Landingpages', en: 'Landing pages' },
        columns: pageColumns,
        asked,
        pages: pagesOfList((page) => pageViews(database.kysely, call).list({ ...asked, ...page })),
      }),

    read: ({ language }: Call, id: number): Promise<LandingPage> =>
      changes.read(database.kysely, id, language),

    create: (call: Call, { slug, content }: LandingPageCreate): Promise<LandingPage> =>
      database.transaction(async (tx) => {
        await assertUsable(tx, 'LANDING', content);
        const { id } = await pageStore(tx).create({ kind: 'LANDING', slug, content }, writing(call));
        await changes.noteImages(tx, id);
        await changes.announce(tx, call, id, { action: 'landing_page.created' });
        return changes.read(tx, id, call.language);
      }),

    update: (call: Call, id: number, { version, slug, content }: LandingPageUpdate): Promise<LandingPage> =>
      database.transaction(async (tx) => {
        const page = await changes.locked(tx, id, version);
        const moves = slug !== page.slug;
        if (moves && page.kind === 'LEGAL') throw new DomainError('landing_page.slug_fixed');
        const before = await changes.contentOf(tx, id, page.draft_version_id);
        await assertUsable(tx, page.kind, content, before);
        const by = writing(call);
        if (moves) await pageStore(tx).moveTo(page, slug, by.now);
        const { changed, isNew } = await saveDraft(tx, page, content, by);
        if (!changed && !moves) return changes.read(tx, id, call.language);
        await pageStore(tx).touch(id, by);
        await changes.noteImages(tx, id);
        // One audit log entry is enough for a series of saves.
        if (isNew || moves)
          await changes.announce(tx, call, id, {
            action: 'landing_page.changed',
            isPublic: moves && page.live_version_id !== null,
            changesLinks: moves && page.live_version_id !== null,
            ...(moves && { details: { from: page.slug, to: slug } }),
          });
        return changes.read(tx, id, call.language);
      }),

    remove: (call: Call, id: number, force = false): Promise<void> =>
      database.transaction(async (tx) => {
        const page = await changes.locked(tx, id);
        if (page.kind === 'LEGAL') throw new DomainError('landing_page.legal');
        const uses = await pageViews(tx, call).usesOf(id);
        if (uses.length > 0 && !force)
          throw new DomainError('landing_page.in_use', {
            fields: uses.map((use) => ({
              path: `${use.kind.toLowerCase()}/${use.id}`,
              key: 'inUse',
              detail: use.name,
            })),
          });
        await images.removeUses(tx, page);
        await pageStore(tx).remove(id);
        await changes.announce(tx, call, id, {
          action: 'landing_page.removed',
          isPublic: true,
          changesLinks: true,
          details: { slug: page.slug, uses: uses.map(({ kind, id }) => `${kind}:${id}`) },
        });
      }),

    async versions({ language }: Call, id: number, query: Query<typeof landingPagesAdmin.versions>) {
      const views = pageViews(database.kysely, { language });
      if (!(await views.exists(id))) throw new DomainError('not_found.landing_page');
      return views.versions(id, query);
    },

    /** The link shows the unpublished page to anyone who receives it. */
    preview: (
      _: Call,
      id: number,
      versionId: number,
    ): Promise<Response<typeof landingPagesAdmin.versionPreview>> =>
      database.transaction(async (tx) => {
        await changes.contentOf(tx, id, versionId);
        const expires = new Date(Math.floor((clock.now().getTime() + previewMs) / 1000) * 1000);
        const token = previewToken(signedLinks, versionId, expires);
        return { url: `${configuration.publicUrl}/preview/${token}`, expiresAt: expires.toISOString() };
      }),

    /** The old version becomes a new draft, so the public page stays unchanged. */
    bringBack: (call: Call, id: number, versionId: number, version: number): Promise<LandingPage> =>
      database.transaction(async (tx) => {
        const page = await changes.locked(tx, id, version);
        const content = await changes.contentOf(tx, id, versionId);
        const by = writing(call);
        const draft = await pageVersionStore(tx).add(id, content, by);
        await pageStore(tx).pointDraft(page, draft, content);
        await pageStore(tx).touch(id, by);
        await changes.noteImages(tx, id);
        await changes.announce(tx, call, id, {
          action: 'landing_page.brought_back',
          details: { version: versionId },
        });
        return changes.read(tx, id, call.language);
      }),
  };
}

function imagePlaces({ imageId, blocks }: PageContent): { path: string; id: number }[] {
  const ofBlock = (block: Block, index: number) =>
    block.type === 'image' ? [{ path: `content/blocks/${index}/imageId`, id: block.imageId }] : [];
  return [
    ...(imageId === null ? [] : [{ path: 'content/imageId', id: imageId }]),
    ...blocks.flatMap(ofBlock),
  ];
}
