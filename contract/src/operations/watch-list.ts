import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { Id, Instant, pageOf, pageQuery } from '../core/primitives.ts';
import { OfferSummary, OrganisationReference } from '../shapes/offer-shapes.ts';

export const WatchListEntry = z.object({
  id: Id,
  offer: OfferSummary.nullable(),
  organisation: OrganisationReference.nullable(),
  createdAt: Instant,
});
export type WatchListEntry = z.infer<typeof WatchListEntry>;

const WatchListWrite = z
  .strictObject({ offerId: Id.optional(), organisationId: Id.optional() })
  .refine(
    ({ offerId, organisationId }) => (offerId === undefined) !== (organisationId === undefined),
    rule('required', 'offerId'),
  );

/** One mail per day with the news of the watch list, if there are any. */
const WatchListDigest = z.strictObject({ enabled: z.boolean() });

/** The mail contains this token, which can only switch off these mails. */
const DigestToken = z
  .string()
  .max(80)
  .regex(/^\d{1,15}\.[A-Za-z0-9_-]{43}$/);

export const watchList = {
  digest: operation({
    method: 'GET',
    path: '/account/watch-list/digest',
    access: 'member',
    summary: 'Whether the person gets a daily mail about news on the watch list',
    response: WatchListDigest,
  }),
  updateDigest: operation({
    method: 'PUT',
    path: '/account/watch-list/digest',
    access: 'member',
    summary: 'Switch the daily mail on or off',
    openToReader: true,
    refusedToImpersonator: true,
    body: WatchListDigest,
    response: WatchListDigest,
  }),
  stopDigest: operation({
    method: 'POST',
    path: '/account/watch-list/digest/stop',
    access: 'public',
    summary: 'Switch the daily mail off with the link in it, without signing in',
    body: z.strictObject({ token: DigestToken }),
    response: null,
    errors: ['auth.token_invalid'],
  }),
  list: operation({
    method: 'GET',
    path: '/account/watch-list',
    access: 'member',
    summary: 'What the person watches, the latest first; what is not public any more rests unseen',
    query: z.object({ ...pageQuery }),
    response: pageOf(WatchListEntry),
  }),
  add: operation({
    method: 'POST',
    path: '/account/watch-list',
    access: 'member',
    summary:
      'Watch an offer or an organisation: a change to it makes an event; a second time changes nothing',
    openToReader: true,
    refusedToImpersonator: true,
    body: WatchListWrite,
    response: WatchListEntry,
    status: 201,
    errors: ['not_found.offer', 'not_found.organisation', 'watch_list.limit_reached'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/account/watch-list/{id}',
    access: 'member',
    summary: 'Remove an offer or organisation from the watch list',
    openToReader: true,
    refusedToImpersonator: true,
    params: z.object({ id: Id }),
    response: null,
    errors: ['not_found.object'],
  }),
};
