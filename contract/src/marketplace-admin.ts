import { z } from 'zod';
import { rule } from './field-keys.ts';
import { ReportReason } from './offer-reports.ts';
import { Labelled, Offer, OfferState, OfferWrite, OrganisationReference, TakenDown } from './offer-shapes.ts';
import { operation } from './operation.ts';
import { Organisation } from './organisations.ts';
import {
  Count,
  Id,
  Instant,
  notBlank,
  pageOf,
  pageQuery,
  Slug,
  sortBy,
  text,
  Version,
} from './primitives.ts';

const one = z.object({ id: Id });

const TagsWrite = z.strictObject({
  tags: z
    .array(Slug)
    .max(20)
    .refine((slugs) => new Set(slugs).size === slugs.length, rule('uniqueItems')),
  version: Version,
});

/** An organisation as the operator's people see it in a list. */
export const AdminOrganisation = OrganisationReference.extend({
  type: Labelled.nullable(),
  city: text(200).nullable(),
  listed: z.boolean(),
  isPublic: z.boolean(),
  verifiedAt: Instant.nullable(),
  tags: z.array(Labelled).max(50),
  people: Count.meta({ description: 'Who have confirmed their address' }),
  offers: Count.meta({ description: 'In whatever state' }),
  publicOffers: Count,
  createdAt: Instant,
  deletedAt: Instant.nullable().meta({ description: 'Gone for everybody, removed some weeks later' }),
  version: Version,
});
export type AdminOrganisation = z.infer<typeof AdminOrganisation>;

export const AdminOrganisationDetail = AdminOrganisation.extend(
  Organisation.pick({
    slogan: true,
    description: true,
    website: true,
    email: true,
    phone: true,
    address: true,
    location: true,
    industry: true,
    size: true,
  }).shape,
);
export type AdminOrganisationDetail = z.infer<typeof AdminOrganisationDetail>;

export const organisationsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/organisations',
    access: 'editor',
    summary: 'All organisations',
    query: z.object({
      ...pageQuery,
      ...sortBy('name', 'createdAt'),
      query: text(100).optional(),
      verified: z.boolean().optional(),
      listed: z.boolean().optional(),
      includeDeleted: z.boolean().optional(),
    }),
    response: pageOf(AdminOrganisation),
  }),
  read: operation({
    method: 'GET',
    path: '/admin/organisations/{id}',
    access: 'editor',
    summary: 'One organisation, whether it is public or not',
    params: one,
    response: AdminOrganisationDetail,
    errors: ['not_found.organisation'],
  }),
  updateTags: operation({
    method: 'PUT',
    path: '/admin/organisations/{id}/tags',
    access: 'editor',
    summary: 'Put tags on an organisation',
    refusedToImpersonator: true,
    params: one,
    body: TagsWrite,
    response: AdminOrganisationDetail,
    errors: ['not_found.organisation', 'conflict.version'],
  }),
  verify: operation({
    method: 'PUT',
    path: '/admin/organisations/{id}/verification',
    access: 'editor',
    summary: 'Say that it was checked who an organisation is, or take that back; its people are told',
    refusedToImpersonator: true,
    params: one,
    body: z.strictObject({ verified: z.boolean() }),
    response: AdminOrganisationDetail,
    errors: ['not_found.organisation'],
  }),
};

/** An offer as the operator's people see it in a list. */
export const AdminOffer = z.object({
  id: Id,
  title: text(120),
  summary: text(300),
  offerType: Labelled,
  organisation: OrganisationReference,
  tags: z.array(Labelled).max(50),
  state: OfferState,
  isPublic: z.boolean(),
  takenDown: TakenDown.nullable(),
  openReports: Count,
  reportedAt: Instant.nullable().meta({ description: 'The first time that is not decided yet' }),
  createdAt: Instant,
  publishedAt: Instant.nullable(),
  version: Version,
});
export type AdminOffer = z.infer<typeof AdminOffer>;

export const AdminOfferDetail = AdminOffer.extend(
  Offer.pick({
    categories: true,
    location: true,
    remote: true,
    radiusKm: true,
    image: true,
    priceHint: true,
    description: true,
    contact: true,
    partners: true,
  }).shape,
);
export type AdminOfferDetail = z.infer<typeof AdminOfferDetail>;

export const OfferReportEntry = z.object({
  id: Id,
  reason: ReportReason,
  text: text(2000),
  reporter: z.enum(['MEMBER', 'VISITOR']),
  email: text(254).nullable(),
  state: z.enum(['OPEN', 'DISMISSED', 'UPHELD']),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
});
export type OfferReportEntry = z.infer<typeof OfferReportEntry>;

export const offersAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/offers',
    access: 'editor',
    summary: 'All offers; `reported` gives those that somebody has to look at',
    query: z.object({
      ...pageQuery,
      ...sortBy('createdAt', 'reportedAt'),
      query: text(100).optional().meta({ description: 'Part of the title' }),
      state: OfferState.optional(),
      organisationId: Id.optional(),
      reported: z.boolean().optional(),
      takenDown: z.boolean().optional(),
    }),
    response: pageOf(AdminOffer),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/offers',
    access: 'editor',
    summary: 'Offer something for an organisation',
    refusedToImpersonator: true,
    body: OfferWrite.extend({ organisationId: Id }),
    response: AdminOfferDetail,
    status: 201,
    errors: ['not_found.organisation', 'not_found.resource', 'resource.type_refused', 'offer.limit_reached'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/offers/{id}',
    access: 'editor',
    summary: 'One offer, whether it is public or not',
    params: one,
    response: AdminOfferDetail,
    errors: ['not_found.offer'],
  }),
  updateTags: operation({
    method: 'PUT',
    path: '/admin/offers/{id}/tags',
    access: 'editor',
    summary: 'Put tags on an offer',
    refusedToImpersonator: true,
    params: one,
    body: TagsWrite,
    response: AdminOfferDetail,
    errors: ['not_found.offer', 'conflict.version'],
  }),
  reports: operation({
    method: 'GET',
    path: '/admin/offers/{id}/reports',
    access: 'editor',
    summary: 'What people said is wrong with an offer, the latest first',
    params: one,
    query: z.object({ ...pageQuery }),
    response: pageOf(OfferReportEntry),
    errors: ['not_found.offer'],
  }),
  dismissReports: operation({
    method: 'POST',
    path: '/admin/offers/{id}/dismiss-reports',
    access: 'editor',
    summary: 'Nothing is wrong with an offer: its open reports are closed, and it stays',
    refusedToImpersonator: true,
    params: one,
    response: AdminOfferDetail,
    errors: ['not_found.offer'],
  }),
  takeDown: operation({
    method: 'POST',
    path: '/admin/offers/{id}/take-down',
    access: 'editor',
    summary:
      'Hide an offer from everybody but its organisation, which is told why; its open reports are closed',
    refusedToImpersonator: true,
    params: one,
    body: z.strictObject({ reason: notBlank(1000) }),
    response: AdminOfferDetail,
    errors: ['not_found.offer', 'offer.already_taken_down'],
  }),
  putBack: operation({
    method: 'POST',
    path: '/admin/offers/{id}/put-back',
    access: 'editor',
    summary: 'Let an offer that was taken down be seen again; its organisation is told',
    refusedToImpersonator: true,
    params: one,
    response: AdminOfferDetail,
    errors: ['not_found.offer', 'offer.not_taken_down'],
  }),
};
