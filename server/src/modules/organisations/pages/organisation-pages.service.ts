import type { Query } from '@metra/contract/core/operation';
import { Slug } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import type {
  Organisation,
  OrganisationRemoval,
  OrganisationWrite,
  organisations,
} from '@metra/contract/operations/organisations';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Upload } from '../../../platform/http/handlers.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { Platform } from '../../../platform/platform.ts';
import { projectViews } from '../../projects/projects.module.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { writeCompanyProfile } from '../profile.service.ts';
import { publicProfileStore } from '../public-profile.store.ts';
import { organisationLookupViews } from './organisation-lookup.views.ts';
import { organisationPageViews } from './organisation-pages.views.ts';
import { removalViews } from './removal.views.ts';

export interface PageNeeds extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  linkTo: LinkTo;
  /** Updates the search after a visible change of an organisation. */
  refreshOffers: (tx: Tx, organisationId: number) => Promise<void>;
  /** The number of an organisation's marketplace records. */
  marketplaceCountViews: (
    db: Db,
    reader: Pick<Reader, 'organisationId'>,
  ) => {
    counts(): Promise<
      Pick<
        OrganisationRemoval,
        'offers' | 'posts' | 'partnerships' | 'watchers' | 'watchListEntries' | 'contacts'
      >
    >;
  };
  /** Stores a picture of the form and returns its id. */
  keepLogo: (call: Call, file: Upload) => Promise<number>;
  /** Deletes the caller's organisation with all its accounts. */
  organisationRemoval: {
    remove: (call: Call, password: string) => Promise<void>;
    removedAfter: (now: Date) => Date;
  };
  /** Clears the cached sessions of the members. */
  refreshMembers: (tx: Tx, organisationId: number) => Promise<void>;
}

/** Public pages of organisations and their activities. */
export function organisationPagesService(needs: PageNeeds) {
  const { database, clock, audit, linkTo, keepLogo, refreshMembers, refreshOffers, organisationRemoval } =
    needs;
  const db = database.kysely;

  async function seen({ actor, language }: PublicCall, id: number, from = db): Promise<Organisation> {
    return orNotFound(
      await organisationPageViews(from, { language, linkTo }).one(id, actor?.organisationId ?? null),
      'not_found.organisation',
    );
  }

  function assertOwn({ actor }: Call, id: number): void {
    if (actor.organisationId !== id) throw new DomainError('not_found.organisation');
  }

  return {
    list: ({ language }: PublicCall, query: Query<typeof organisations.list>) =>
      organisationPageViews(db, { language, linkTo }).list(query),

    async validateSlug({ language }: PublicCall, slug: string) {
      if (!Slug.safeParse(slug).success) return { slug, state: 'MALFORMED' as const };
      const isTaken = await organisationPageViews(db, { language, linkTo }).isSlugTaken(slug);
      return { slug, state: isTaken ? ('TAKEN' as const) : ('FREE' as const) };
    },

    read: (call: PublicCall, id: number): Promise<Organisation> => seen(call, id),

    async update(
      call: Call,
      id: number,
      body: OrganisationWrite,
      file: Upload | undefined,
    ): Promise<Organisation> {
      assertOwn(call, id);
      // A file for an outdated version is refused before it is received.
      if (file) assertVersion((await seen(call, id)).version, body.version);
      const logo = file ? await keepLogo(call, file) : body.logo;
      return database.transaction(async (tx) => {
        const { version, slug, type, slogan, englishSlogan, englishDescription, listed, ...profile } = body;
        const changes = logo === undefined ? profile : { ...profile, logo };
        await writeCompanyProfile(tx, id, changes, { now: clock.now(), version });
        const store = publicProfileStore(tx, id);
        if (type && !(await store.isTypeOffered(type))) throw invalid('type', 'enum');
        await store.write({ type, slogan, englishSlogan, englishDescription });
        if (slug !== undefined && !(await store.move(slug))) throw new DomainError('conflict.slug');
        if (listed !== undefined) await store.list(listed);
        await refreshOffers(tx, id);
        await refreshMembers(tx, id);
        const { actor, origin } = call;
        await audit.record(tx, {
          action: 'organisation.page_changed',
          actor,
          subject: `organisation:${id}`,
          origin,
        });
        return seen(call, id, tx);
      });
    },

    async removal(call: Call, id: number): Promise<OrganisationRemoval> {
      assertOwn(call, id);
      const removedAfter = organisationRemoval.removedAfter(clock.now()).toISOString();
      const reader = { organisationId: id };
      const onMarketplace = await needs.marketplaceCountViews(db, reader).counts();
      return { ...(await removalViews(db, reader).counts()), ...onMarketplace, removedAfter };
    },

    async remove(call: Call, id: number, { password }: { password: string }): Promise<void> {
      assertOwn(call, id);
      await organisationRemoval.remove(call, password);
    },

    async projects(call: PublicCall, id: number) {
      const { isOwn } = await seen(call, id);
      return {
        items: await projectViews(db, { organisationId: id, language: call.language }).list({ isOwn }),
      };
    },

    types: async ({ language }: PublicCall) => ({
      items: await organisationPageViews(db, { language, linkTo }).types(),
    }),

    lookup: (query: Query<typeof lookup.organisations>) => organisationLookupViews(db).list(query),
  };
}
