import type { OfferPost, PostWrite } from '@metra/contract/offer-shapes';
import type { Page } from '@metra/contract/primitives';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { Call, PublicCall } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OfferNeeds } from './offers.service.ts';
import { offerStore } from './offers.store.ts';
import { offerViews } from './offers.views.ts';
import { postStore } from './posts.store.ts';
import { postViews } from './posts.views.ts';
import { tellWatchers } from './watch-list/watch-list.service.ts';

interface Asked {
  page: number;
  pageSize: number;
}

const mostPerOrganisation = 1000;

/** News of organisations, about themselves and what they offer. */
export function postsService({ database, clock, linkTo }: Pick<OfferNeeds, 'database' | 'clock' | 'linkTo'>) {
  const db = database.kysely;

  const write = (call: Call, offerId: number | null, { translations }: PostWrite): Promise<OfferPost> =>
    database.transaction(async (tx) => {
      const { organisationId } = call.actor;
      await lockTenant(tx, organisationId);
      if (offerId !== null && !(await offerStore(tx, organisationId).lock(offerId)))
        throw new DomainError('not_found.offer');
      const store = postStore(tx, organisationId);
      if ((await store.count()) >= mostPerOrganisation) throw new DomainError('post.limit_reached');
      const id = await store.create(offerId, translations, clock.now());
      const post = await postViews(tx, call.language, linkTo).one(organisationId, id);
      const told = { title: translations.de.title, organisationId, now: clock.now() };
      const { slug } = post.author;
      await tellWatchers(
        tx,
        offerId === null
          ? { ...told, type: 'organisation.news', slug }
          : { ...told, type: 'offer.news', offerId },
      );
      return post;
    });

  return {
    async ofOffer({ actor, language }: PublicCall, id: number, asked: Asked): Promise<Page<OfferPost>> {
      const offer = await offerViews(db, language, linkTo).one(id, actor?.organisationId ?? null);
      if (!offer) throw new DomainError('not_found.offer');
      return postViews(db, language, linkTo).ofOffer(offer.organisation.id, id, asked);
    },

    ofOrganisation: (
      { language }: PublicCall,
      organisationId: number,
      asked: Asked,
    ): Promise<Page<OfferPost>> => postViews(db, language, linkTo).ofOrganisation(organisationId, asked),

    aboutOffer: (call: Call, offerId: number, body: PostWrite) => write(call, offerId, body),

    remove: ({ actor }: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await postStore(tx, actor.organisationId).remove(id)))
          throw new DomainError('not_found.object');
      }),

    aboutOrganisation: (call: Call, body: PostWrite) => write(call, null, body),
  };
}
