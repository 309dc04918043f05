import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Email, Id, Instant, notBlank, optionalText, pageOf, pageQuery, text } from '../core/primitives.ts';

/**
 * A hidden field that people leave empty. If it is filled in, the sender is a machine and gets the normal
 * answer.
 */
export const Honeypot = text(500).optional().meta({ description: 'Left empty by people' });

/** An enquiry to an organisation about its offer. */
export const OfferContactWrite = z.strictObject({
  name: notBlank(200),
  email: Email,
  organisation: optionalText(200),
  text: notBlank(4000),
  homepage: Honeypot,
});
export type OfferContactWrite = z.infer<typeof OfferContactWrite>;

export const OfferContact = z.object({
  id: Id,
  offer: z
    .object({ id: Id.nullable().meta({ description: 'Null: it was deleted since' }), title: text(120) })
    .meta({ description: 'What they wrote about' }),
  name: text(200),
  email: text(254),
  organisation: text(200).nullable(),
  text: text(4000),
  mailedTo: text(254).meta({ description: 'The address to which the enquiry was mailed' }),
  createdAt: Instant,
  forgottenAt: Instant.meta({ description: 'When the server deletes it' }),
});
export type OfferContact = z.infer<typeof OfferContact>;

const oneOrganisation = z.object({ organisationId: Id });

export const offerContacts = {
  send: operation({
    method: 'POST',
    path: '/offers/{offerId}/contacts',
    access: 'public',
    summary:
      'Write to an organisation about its offer: it gets a mail that it can answer. The same again changes nothing',
    openToReader: true,
    refusedToImpersonator: true,
    params: z.object({ offerId: Id }),
    body: OfferContactWrite,
    response: null,
    status: 202,
    errors: ['not_found.offer', 'offer.no_contact'],
  }),
  list: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/contacts',
    access: 'member',
    summary: 'Who wrote to the own organisation, the latest first',
    params: oneOrganisation,
    query: z.object({ ...pageQuery, offerId: Id.optional() }),
    response: pageOf(OfferContact),
    errors: ['not_found.organisation'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/organisations/{organisationId}/contacts/{contactId}',
    access: 'member',
    summary: 'Delete an enquiry',
    refusedToImpersonator: true,
    params: oneOrganisation.extend({ contactId: Id }),
    response: null,
    errors: ['not_found.organisation', 'not_found.object'],
  }),
};
