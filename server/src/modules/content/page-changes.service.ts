import type { Language } from '@metra/contract/core/primitives';
import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { Db, Tx } from '../../platform/database/database.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ContentImages } from './content-images.service.ts';
import type { PageContextService } from './page-context.service.ts';
import { pageVersionStore } from './page-versions.store.ts';
import { type LockedPage, pageStore } from './pages.store.ts';
import { pageViews } from './pages.views.ts';
import { imageIdsOf } from './public-page.ts';

export interface PageNeeds extends Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'> {
  pageContext: PageContextService;
  images: ContentImages;
}

type Who = Pick<Call, 'actor' | 'origin'>;

export interface Change {
  action: AuditAction;
  /** True if visitors see different content than before. */
  isPublic?: boolean;
  /** True if a page was published or removed, because goals and measures link to it. */
  changesLinks?: boolean;
  details?: Record<string, unknown>;
}

/** The steps that all use cases share that change a page. */
export function pageChanges({ clock, signals, audit, pageContext, images }: PageNeeds) {
  return {
    /** The page for the editor who has just changed it. */
    async read(db: Db, id: number, language: Language): Promise<LandingPage> {
      const page = orNotFound(await pageViews(db, { language }).one(id), 'not_found.landing_page');
      const { overview, content, oldSlugs, usedBy, legalBasis, reviewNote } = page;
      const { title: _, missingLanguages: __, ...head } = overview;
      const found = await images.draft(db, imageIdsOf(content));
      return {
        ...head,
        content,
        oldSlugs,
        usedBy,
        legalBasis,
        reviewNote,
        images: [...found.values()].map((image) => image[language]),
        gaps: await pageContext.gaps(db, head.kind, content, clock.now()),
      };
    },

    /** Locks the page until the end of the transaction. */
    async locked(tx: Tx, id: number, version?: number): Promise<LockedPage> {
      const page = orNotFound(await pageStore(tx).locked(id), 'not_found.landing_page');
      if (version !== undefined) assertVersion(page.version, version);
      return page;
    },

    async contentOf(tx: Tx, pageId: number, versionId: number): Promise<PageContent> {
      const version = orNotFound(
        await pageVersionStore(tx).find(pageId, versionId),
        'not_found.landing_page',
      );
      return version.content;
    },

    /** Writes the audit log and clears the caches of all servers once the transaction commits. */
    async announce(tx: Tx, who: Who | null, pageId: number, change: Change): Promise<void> {
      await audit.record(tx, {
        action: change.action,
        actor: who?.actor ?? null,
        origin: who?.origin ?? null,
        subject: `page:${pageId}`,
        ...(change.details && { details: change.details }),
      });
      if (change.isPublic) await signals.send(tx, 'content');
      if (change.changesLinks) await signals.send(tx, 'catalogue');
    },

    /** Records which pictures the page uses. */
    async noteImages(tx: Tx, pageId: number): Promise<void> {
      const page = await pageStore(tx).locked(pageId);
      if (!page) return;
      const contentOf = async (versionId: number | null) =>
        versionId === null ? undefined : (await pageVersionStore(tx).find(pageId, versionId))?.content;
      const draft = await contentOf(page.draft_version_id);
      if (!draft) return;
      const planned = await contentOf(page.scheduled_version_id);
      const live = await contentOf(page.live_version_id);
      await images.noteUses(tx, {
        id: pageId,
        kind: page.kind,
        names: { de: draft.translations.de.title, en: draft.translations.en.title },
        draft: [...imageIdsOf(draft), ...(planned ? imageIdsOf(planned) : [])],
        live: live ? imageIdsOf(live) : [],
      });
    },
  };
}
