import type { Body } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { WatchListEntry, watchList } from '@metra/contract/operations/watch-list';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../accounts/accounts.module.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import type { Links } from '../offers/offer-pictures.service.ts';
import { keepNews } from './digest.store.ts';
import { type Watched, watchersOf, watchListStore } from './watch-list.store.ts';
import { watchListViews } from './watch-list.views.ts';

interface Asked {
  page: number;
  pageSize: number;
}

const mostEntries = 500;

export function watchListService({
  database,
  clock,
  linkTo,
  pictures,
}: Pick<Platform, 'database' | 'clock'> & Links) {
  const links = { linkTo, pictures };
  return {
    list: ({ actor, language }: Call, asked: Asked): Promise<Page<WatchListEntry>> =>
      watchListViews(database.kysely, { accountId: actor.accountId, language, links }).list(asked),

    add: (
      { actor, language }: Call,
      { offerId, organisationId }: Body<typeof watchList.add>,
    ): Promise<WatchListEntry> =>
      database.transaction(async (tx) => {
        const views = watchListViews(tx, { accountId: actor.accountId, language, links });
        const watched: Watched =
          offerId === undefined ? { organisationId: organisationId ?? 0 } : { offerId };
        if ('offerId' in watched)
          await holdPublicOffer(tx, await views.organisationOfPublicOffer(watched.offerId));
        if ('organisationId' in watched && !(await views.isPublicOrganisation(watched.organisationId)))
          throw new DomainError('not_found.organisation');
        const store = watchListStore(tx, actor.accountId);
        await store.lockWatchList();
        if ((await store.count()) >= mostEntries) throw new DomainError('watch_list.limit_reached');
        return orNotFound(await views.one(await store.add(watched, clock.now())), 'not_found.object');
      }),

    remove: ({ actor }: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await watchListStore(tx, actor.accountId).remove(id)))
          throw new DomainError('not_found.object');
      }),
  };
}

/**
 * If the organisation is deleted at the same moment, either the new entry is deleted with it or it is not created.
 */
async function holdPublicOffer(tx: Tx, organisationId: number | undefined): Promise<void> {
  if (organisationId === undefined || !(await organisationStore(tx, organisationId).lockIfNotDeleted()))
    throw new DomainError('not_found.offer');
}

type Change = { title: string; organisationId: number; now: Date } & (
  | { type: 'offer.changed' | 'offer.news' | 'organisation.offer'; offerId: number }
  | { type: 'organisation.news'; slug: string }
);

/**
 * Notifies watchers of an offer or of its organisation when the transaction commits, except the organisation's own
 * people.
 */
export async function tellWatchers(tx: Tx, change: Change): Promise<void> {
  const { type, title, organisationId, now } = change;
  const isOfOffer = type === 'offer.changed' || type === 'offer.news';
  const link = 'slug' in change ? `/organisations/${change.slug}` : `/marketplace/offers/${change.offerId}`;
  const watched = isOfOffer ? { offerId: change.offerId } : { organisationId };
  const watchers = await watchersOf(tx, watched, organisationId);
  for (const accountId of watchers) await notify(tx, { accountId, type, data: { title }, link, now });
  const offerId = 'offerId' in change ? change.offerId : null;
  await keepNews(tx, watchers, { type, title, offerId, organisationId }, now);
}
