import type { Page } from '@metra/contract/core/primitives';
import type { OfferPost, PostWrite } from '@metra/contract/shapes/offer-shapes';
import { lockTenant } from '../../../platform/database/lock-tenant.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { OfferNeeds } from '../offers/offers.service.ts';
import { offerStore } from '../offers/offers.store.ts';
import { offerViews } from '../offers/offers.views.ts';
import { tellWatchers } from '../watch-list/watch-list.service.ts';
import { postStore } from './posts.store.ts';
import { postViews } from './posts.views.ts';

interface Asked {
  page: number;
  pageSize: number;
}

const mostPerOrganisation = 1000;

type Needs = Pick<OfferNeeds, 'database' | 'clock' | 'linkTo' | 'pictures'>;

/** Posts of organisations about themselves and their offers. */
export function postsService({ database, clock, linkTo, pictures }: Needs) {
  const links = { linkTo, pictures };
  const db = database.kysely;

  const write = (
    call: Call,
    offerId: number | null,
    { translations, imageId }: PostWrite,
  ): Promise<OfferPost> =>
    database.transaction(async (tx) => {
      const { organisationId } = call.actor;
      await lockTenant(tx, organisationId);
      if (offerId !== null && !(await offerStore(tx, organisationId).lock(offerId)))
        throw new DomainError('not_found.offer');
      const store = postStore(tx, organisationId);
      if ((await store.count()) >= mostPerOrganisation) throw new DomainError('post.limit_reached');
      const id = await store.create(offerId, translations, clock.now());
      if (imageId !== null) {
        const names = { de: translations.de.title, en: (translations.en ?? translations.de).title };
        const published = await store.isShown(offerId);
        await pictures.replaceUses(tx, organisationId, { kind: 'POST', id, names }, [
          { resourceId: imageId, published },
        ]);
        await store.showPicture(id, imageId);
      }
      const views = postViews(tx, { organisationId, language: call.language, links });
      const post = orNotFound(await views.one(organisationId, id), 'not_found.offer');
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
      const offer = orNotFound(
        await offerViews(db, { language, links }).one(id, actor?.organisationId ?? null),
        'not_found.offer',
      );
      return postViews(db, { organisationId: actor?.organisationId ?? null, language, links }).ofOffer(
        offer.organisation.id,
        id,
        asked,
      );
    },

    ofOrganisation: (
      { actor, language }: PublicCall,
      organisationId: number,
      asked: Asked,
    ): Promise<Page<OfferPost>> =>
      postViews(db, { organisationId: actor?.organisationId ?? null, language, links }).ofOrganisation(
        organisationId,
        asked,
      ),

    aboutOffer: (call: Call, offerId: number, body: PostWrite) => write(call, offerId, body),

    aboutOrganisation: (call: Call, body: PostWrite) => write(call, null, body),

    remove: ({ actor: { organisationId } }: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        await pictures.removeUses(tx, organisationId, { kind: 'POST', id });
        if (!(await postStore(tx, organisationId).remove(id))) throw new DomainError('not_found.object');
      }),
  };
}
