import type { Language } from '@metra/contract/core/primitives';
import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ContentImages } from './content-images.service.ts';
import { pageVersionStore } from './page-versions.store.ts';
import { type LockedPage, pageStore } from './pages.store.ts';
import { pageViews } from './pages.views.ts';
import { imageIdsOf } from './public-page.ts';
import type { ReadingService } from './reading.service.ts';

export interface PageNeeds extends Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'> {
  reading: ReadingService;
  images: ContentImages;
}

type Who = Pick<Call, 'actor' | 'origin'>;

export interface Change {
  action: AuditAction;
  /** What visitors read is another than before. */
  isPublic?: boolean;
  /** A page has appeared or gone: goals and measures that point to it are told differently. */
  changesLinks?: boolean;
  details?: Record<string, unknown>;
}

/** What every use case that changes a page does alike. */
export function pageChanges({ clock, signals, audit, reading, images }: PageNeeds) {
  return {
    /** As editors see it, whoever has just changed it. */
    async read(db: Db, id: number, language: Language): Promise<LandingPage> {
      const page = await pageViews(db, language).one(id);
      if (!page) throw new DomainError('not_found.landing_page');
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
        gaps: await reading.gaps(db, head.kind, content, clock.now()),
      };
    },

    /** The page as it stands, kept from others until the transaction ends. */
    async locked(tx: Tx, id: number, version?: number): Promise<LockedPage> {
      const page = await pageStore(tx).locked(id);
      if (!page) throw new DomainError('not_found.landing_page');
      if (version !== undefined && version !== page.version) throw new DomainError('conflict.version');
      return page;
    },

    async contentOf(tx: Tx, pageId: number, versionId: number): Promise<PageContent> {
      const version = await pageVersionStore(tx).find(pageId, versionId);
      if (!version) throw new DomainError('not_found.landing_page');
      return version.content;
    },

    /** In the log, and dropped from the memory of every server, once the transaction commits. */
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

    /** Which pictures are in use, as far as the page tells. */
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
