import type { Page } from '@metra/contract/core/primitives';
import type { OfferPost, PostWrite } from '@metra/contract/shapes/offer-shapes';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { organisationPageViews } from '../../organisations/organisations.module.ts';
import type { OfferNeeds } from '../offers/offers.service.ts';
import type { postsService } from '../posts/posts.service.ts';
import { offerReportViews } from '../statistics/offer-reports.views.ts';
import { communityViews, publicCountViews } from './community.views.ts';
import { partnershipViews } from './partnerships.views.ts';

interface Needs extends OfferNeeds {
  posts: ReturnType<typeof postsService>;
}

interface Asked {
  page: number;
  pageSize: number;
}

/** The public activities of organisations on the marketplace. */
export function communityService(needs: Needs) {
  const { database, clock, linkTo, posts } = needs;
  const db = database.kysely;
  const around = ({ language }: PublicCall, id: number) =>
    communityViews(db, { organisationId: id, language, links: needs });

  async function seen({ actor, language }: PublicCall, id: number): Promise<{ isOwn: boolean }> {
    return orNotFound(
      await organisationPageViews(db, { language, linkTo }).one(id, actor?.organisationId ?? null),
      'not_found.organisation',
    );
  }

  function assertOwn({ actor }: Call, id: number): void {
    if (actor.organisationId !== id) throw new DomainError('not_found.organisation');
  }

  return {
    async offers(call: PublicCall, id: number, asked: Asked) {
      const { isOwn } = await seen(call, id);
      return around(call, id).offers(asked, { all: isOwn });
    },

    async offerReports(call: Call, id: number) {
      assertOwn(call, id);
      return {
        items: await offerReportViews(db, { organisationId: id }).all(
          clock.today(operatorTimeZone).toString(),
        ),
      };
    },

    async partnerships(call: Call, id: number) {
      assertOwn(call, id);
      return {
        items: await partnershipViews(db, { organisationId: id, language: call.language, linkTo }).all(),
      };
    },

    async posts(call: PublicCall, id: number, asked: Asked): Promise<Page<OfferPost>> {
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

    async statistics(call: PublicCall, id: number) {
      await seen(call, id);
      return around(call, id).statistics(clock.today(operatorTimeZone).toString());
    },

    counters: () => publicCountViews(db).counters(),

    offerTypes: async ({ language }: PublicCall) => ({
      items: await publicCountViews(db).offerTypes(language),
    }),
  };
}
