import type { Query } from '@metra/contract/core/operation';
import { Slug } from '@metra/contract/core/primitives';
import type {
  Organisation,
  OrganisationRemoval,
  OrganisationWrite,
  organisations,
} from '@metra/contract/operations/organisations';
import type { OfferPost, PostWrite } from '@metra/contract/shapes/offer-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Upload } from '../../../platform/http/handlers.ts';
import { publicProfileStore, writeCompanyProfile } from '../../organisations/organisations.module.ts';
import { projectsOf } from '../../projects/projects.module.ts';
import type { OfferNeeds } from '../offers.service.ts';
import type { postsService } from '../posts.service.ts';
import { offerIndexStore } from '../search/offer-index.store.ts';
import { communityViews, publicCountViews } from './community.views.ts';
import { offerReportViews } from './offer-reports.views.ts';
import { organisationPageViews } from './organisation-pages.views.ts';
import { partnershipViews } from './partnerships.views.ts';
import { countedForRemoval } from './removal.views.ts';

export interface PageNeeds extends OfferNeeds {
  posts: ReturnType<typeof postsService>;
  /** Keeps a picture that came with the form; tells its id. */
  keepLogo: (call: Call, file: Upload) => Promise<number>;
  /** Ends the organisation of whoever asks, with the accounts of all its people. */
  organisationRemoval: {
    remove: (call: Call, password: string) => Promise<void>;
    removedAfter: (now: Date) => Date;
  };
  /** What servers remember of the members is read anew. */
  refreshMembers: (tx: Tx, organisationId: number) => Promise<void>;
}

interface Asked {
  page: number;
  pageSize: number;
}

const timeZone = 'Europe/Berlin';

/** Organisations as others see them, and what goes on around them. */
export function organisationPagesService(needs: PageNeeds) {
  const { database, clock, audit, linkTo, posts, keepLogo, refreshMembers, organisationRemoval } = needs;
  const db = database.kysely;
  const around = ({ language }: PublicCall, id: number) => communityViews(db, id, language, needs);

  async function seen({ actor, language }: PublicCall, id: number, from = db): Promise<Organisation> {
    const organisation = await organisationPageViews(from, language, linkTo).one(
      id,
      actor?.organisationId ?? null,
    );
    if (!organisation) throw new DomainError('not_found.organisation');
    return organisation;
  }

  function assertOwn({ actor }: Call, id: number): void {
    if (actor.organisationId !== id) throw new DomainError('not_found.organisation');
  }

  return {
    list: ({ language }: PublicCall, query: Query<typeof organisations.list>) =>
      organisationPageViews(db, language, linkTo).list(query),

    async validateSlug({ language }: PublicCall, slug: string) {
      if (!Slug.safeParse(slug).success) return { slug, state: 'MALFORMED' as const };
      const isTaken = await organisationPageViews(db, language, linkTo).isSlugTaken(slug);
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
      // A file that nobody will point to is not even received.
      if (file && (await seen(call, id)).version !== body.version) throw new DomainError('conflict.version');
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
        await offerIndexStore(tx).refreshOrganisation(id);
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
      return { ...(await countedForRemoval(db, id)), removedAfter };
    },

    async remove(call: Call, id: number, { password }: { password: string }): Promise<void> {
      assertOwn(call, id);
      await organisationRemoval.remove(call, password);
    },

    async offers(call: PublicCall, id: number, asked: Asked) {
      const { isOwn } = await seen(call, id);
      return around(call, id).offers(asked, { all: isOwn });
    },

    async offerReports(call: Call, id: number) {
      assertOwn(call, id);
      return { items: await offerReportViews(db, id).all(clock.today(timeZone).toString()) };
    },

    async partnerships(call: Call, id: number) {
      assertOwn(call, id);
      return { items: await partnershipViews(db, id, call.language, linkTo).all() };
    },

    async posts(call: PublicCall, id: number, asked: Asked) {
      await seen(call, id);
      return posts.ofOrganisation(call, id, asked);
    },

    addPost(call: Call, id: number, body: PostWrite): Promise<OfferPost> {
      assertOwn(call, id);
      return posts.aboutOrganisation(call, body);
    },

    removePost(call: Call, id: number, postId: number): Promise<void> {
      assertOwn(call, id);
      return posts.remove(call, postId);
    },

    async activities(call: PublicCall, id: number) {
      await seen(call, id);
      return { items: await around(call, id).activities() };
    },

    async interactions(call: Call, id: number) {
      assertOwn(call, id);
      return { items: await around(call, id).interactions() };
    },

    async projects(call: PublicCall, id: number) {
      const { isOwn } = await seen(call, id);
      return { items: await projectsOf(db, id, call.language, { isOwn }) };
    },

    async statistics(call: PublicCall, id: number) {
      await seen(call, id);
      return around(call, id).statistics(clock.today(timeZone).toString());
    },

    counters: ({ language }: PublicCall) => publicCountViews(db, language).counters(),

    offerTypes: async ({ language }: PublicCall) => ({
      items: await publicCountViews(db, language).offerTypes(),
    }),

    organisationTypes: async ({ language }: PublicCall) => ({
      items: await publicCountViews(db, language).organisationTypes(),
    }),
  };
}
