import type { Publication } from '@metra/contract/operations/landing-pages';
import type { LandingPage, PublicationGap } from '@metra/contract/shapes/landing-page-shapes';
import type { Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PageNeeds, pageChanges } from './page-changes.service.ts';
import { type LockedPage, pageStore } from './pages.store.ts';

export const publishJob = 'content.publish-due';

export type PublicationNeeds = PageNeeds & Pick<Platform, 'jobs'>;

/** Publishes a version of a page, at once or at a planned time. */
export function publicationService(needs: PublicationNeeds) {
  const { database, clock, jobs, pageContext } = needs;
  const changes = pageChanges(needs);

  /** Changes the public version. The caller has locked the page. */
  async function goLive(tx: Tx, who: Call | null, page: LockedPage, versionId: number): Promise<void> {
    const content = await changes.contentOf(tx, page.id, versionId);
    const now = clock.now();
    await pageStore(tx).pointLive(page.id, versionId, content, now);
    await pageStore(tx).touch(page.id, { by: who?.actor.accountId ?? null, now });
    await changes.noteImages(tx, page.id);
    await changes.announce(tx, who, page.id, {
      action: 'landing_page.published',
      isPublic: true,
      changesLinks: page.live_version_id === null,
      details: { version: versionId },
    });
  }

  const gapsOf = async (tx: Tx, page: LockedPage, versionId: number) =>
    pageContext.gaps(tx, page.kind, await changes.contentOf(tx, page.id, versionId), clock.now());

  const publish = (call: Call, id: number, version: number | undefined, publishAt: Date | null) =>
    database.transaction(async (tx): Promise<LandingPage> => {
      const page = await changes.locked(tx, id, version);
      const draft = page.draft_version_id;
      const gaps = await gapsOf(tx, page, draft);
      if (gaps.length > 0) throw incomplete(gaps);
      if (publishAt === null || publishAt <= clock.now()) await goLive(tx, call, page, draft);
      else {
        await pageStore(tx).schedule(id, draft, publishAt);
        await pageStore(tx).touch(id, { by: call.actor.accountId, now: clock.now() });
        await jobs.enqueue(tx, publishJob, {}, { startAfter: publishAt });
        await changes.announce(tx, call, id, {
          action: 'landing_page.scheduled',
          details: { version: draft, at: publishAt.toISOString() },
        });
      }
      return changes.read(tx, id, call.language);
    });

  return {
    publish: (call: Call, id: number, { version, publishAt }: Publication) =>
      publish(call, id, version, publishAt === null ? null : new Date(publishAt)),

    publishNow: (call: Call, id: number) => publish(call, id, undefined, null),

    withdraw: (call: Call, id: number, version: number): Promise<LandingPage> =>
      database.transaction(async (tx) => {
        const page = await changes.locked(tx, id, version);
        if (page.kind === 'LEGAL') throw new DomainError('landing_page.legal');
        await pageStore(tx).withdraw(id);
        await pageStore(tx).touch(id, { by: call.actor.accountId, now: clock.now() });
        await changes.noteImages(tx, id);
        const wasPublic = page.live_version_id !== null;
        await changes.announce(tx, call, id, {
          action: 'landing_page.withdrawn',
          isPublic: wasPublic,
          changesLinks: wasPublic,
        });
        return changes.read(tx, id, call.language);
      }),

    unschedule: (call: Call, id: number): Promise<LandingPage> =>
      database.transaction(async (tx) => {
        const page = await changes.locked(tx, id);
        if (page.scheduled_version_id !== null) {
          await pageStore(tx).endSchedule(id);
          await pageStore(tx).touch(id, { by: call.actor.accountId, now: clock.now() });
          await changes.announce(tx, call, id, { action: 'landing_page.unscheduled' });
        }
        return changes.read(tx, id, call.language);
      }),

    /**
     * Publishes due pages, including those that came due while no server ran. A page that is incomplete by then waits
     * for a person.
     */
    async publishDue(): Promise<void> {
      for (let isDone = false; !isDone; )
        isDone = await database.transaction(async (tx) => {
          const due = await pageStore(tx).due(clock.now());
          for (const page of due) {
            const versionId = page.scheduled_version_id ?? page.draft_version_id;
            const gaps = await gapsOf(tx, page, versionId);
            if (gaps.length === 0) await goLive(tx, null, page, versionId);
            else {
              await pageStore(tx).endSchedule(page.id);
              await pageStore(tx).touch(page.id, { by: null, now: clock.now() });
              await changes.announce(tx, null, page.id, {
                action: 'landing_page.publication_failed',
                details: { version: versionId, gaps: gaps.slice(0, 20) },
              });
            }
          }
          return due.length === 0;
        });
    },
  };
}

/** At most this many are listed. */
const mostNamed = 100;

const incomplete = (gaps: readonly PublicationGap[]) =>
  new DomainError('landing_page.incomplete', {
    fields: gaps
      .slice(0, mostNamed)
      .map(({ path, name }) => ({ path: `content/${path}`, key: 'required', ...(name && { detail: name }) })),
  });
