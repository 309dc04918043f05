import { z } from 'zod';
import { bulkDoneOf, bulkItems, bulkPick, bulkPreviewOf } from '../core/bulk.ts';
import { rule } from '../core/field-keys.ts';
import { listExport } from '../core/list-export.ts';
import { operation, type Schema } from '../core/operation.ts';
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
} from '../core/primitives.ts';
import {
  Labelled,
  Offer,
  OfferState,
  OfferWrite,
  OrganisationReference,
  TakenDown,
} from '../shapes/offer-shapes.ts';
import { LivingSubscription } from './accounts-admin.ts';
import { ReportReason } from './offer-reports.ts';
import { Organisation } from './organisations.ts';

const one = z.object({ id: Id });

const TagsWrite = z.strictObject({
  tags: z
    .array(Slug)
    .max(20)
    .refine((slugs) => new Set(slugs).size === slugs.length, rule('uniqueItems')),
  version: Version,
});

/** An organisation in the list for operators. */
export const AdminOrganisation = OrganisationReference.extend({
  type: Labelled.nullable(),
  city: text(200).nullable(),
  listed: z.boolean(),
  isPublic: z.boolean(),
  verifiedAt: Instant.nullable(),
  tags: z.array(Labelled).max(50),
  people: Count.meta({ description: 'People who have confirmed their address' }),
  offers: Count.meta({ description: 'The number of offers in any state' }),
  publicOffers: Count,
  createdAt: Instant,
  deletedAt: Instant.nullable().meta({
    description: 'The time of the deletion; the data is removed some weeks later',
  }),
  unlistedAt: Instant.nullable().meta({ description: 'Taken off the marketplace by the operator' }),
  subscription: LivingSubscription,
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
).extend({
  removedAfter: Instant.nullable(),
  storage: z.object({ files: Count, bytes: Count }),
});
export type AdminOrganisationDetail = z.infer<typeof AdminOrganisationDetail>;

const organisationSorts = sortBy('name', 'createdAt');

/** The filters of the list of organisations and of its file. */
const organisationFilters = {
  query: text(100).optional(),
  type: Slug.optional(),
  tag: Slug.optional(),
  verified: z.boolean().optional(),
  listed: z.boolean().optional(),
  subscription: LivingSubscription.optional(),
  withoutMembers: z.boolean().optional().meta({ description: 'Nobody who has confirmed an address' }),
  includeDeleted: z.boolean().optional(),
};

/** Why a bulk action skipped an organisation, besides the common reasons. */
const bulkReasons = ['DELETED', 'OWN_CHOICE', 'TOO_MANY_TAGS'] as const;

export const OrganisationBulkPreview = bulkPreviewOf(bulkReasons, ['OFFERS_HIDDEN', 'PEOPLE_TOLD']);
export type OrganisationBulkPreview = z.infer<typeof OrganisationBulkPreview>;
export const OrganisationBulkDone = bulkDoneOf(bulkReasons);
export type OrganisationBulkDone = z.infer<typeof OrganisationBulkDone>;

const oneTag = { tag: Slug };

const bulk = <const Action extends string, const Body extends Schema>(
  action: Action,
  body: Body,
  summary: string,
) =>
  operation({
    method: 'POST',
    path: `/admin/organisations/${action}`,
    access: 'editor',
    summary,
    refusedToImpersonator: true,
    body,
    response: OrganisationBulkDone,
  });

const preview = <const Action extends string, const Body extends Schema>(
  action: Action,
  body: Body,
  summary: string,
) =>
  operation({
    method: 'POST',
    path: `/admin/organisations/${action}/preview`,
    access: 'editor',
    summary: `What would happen: ${summary}`,
    refusedToImpersonator: true,
    body,
    response: OrganisationBulkPreview,
  });

export const organisationsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/organisations',
    access: 'editor',
    summary: 'All organisations',
    query: z.object({ ...pageQuery, ...organisationSorts, ...organisationFilters }),
    response: pageOf(AdminOrganisation),
  }),
  export: listExport({
    path: '/admin/organisations/export',
    access: 'editor',
    summary: 'Organisations as a table',
    query: z.object({ ...organisationSorts, ...organisationFilters }),
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
    summary: 'Mark an organisation as verified or not verified; its people are notified',
    refusedToImpersonator: true,
    params: one,
    body: z.strictObject({ verified: z.boolean() }),
    response: AdminOrganisationDetail,
    errors: ['not_found.organisation'],
  }),
  previewTag: preview('tag', z.strictObject({ ...bulkPick, ...oneTag }), 'putting a tag on organisations'),
  tag: bulk('tag', z.strictObject({ ...bulkItems, ...oneTag }), 'Put a tag on organisations'),
  previewUntag: preview(
    'untag',
    z.strictObject({ ...bulkPick, ...oneTag }),
    'taking a tag off organisations',
  ),
  untag: bulk('untag', z.strictObject({ ...bulkItems, ...oneTag }), 'Take a tag off organisations'),
  previewUnlist: preview(
    'unlist',
    z.strictObject({ ...bulkPick }),
    'taking organisations off the marketplace',
  ),
  unlist: bulk(
    'unlist',
    z.strictObject({ ...bulkItems }),
    'Take organisations off the marketplace; their people are told',
  ),
  previewRelist: preview(
    'relist',
    z.strictObject({ ...bulkPick }),
    'showing organisations again that the operator took off',
  ),
  relist: bulk(
    'relist',
    z.strictObject({ ...bulkItems }),
    'Show organisations again that the operator took off; what their own people chose stays',
  ),
};

/** An offer in the list for operators. */
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
  reportedAt: Instant.nullable().meta({ description: 'The time of the oldest open report' }),
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

/** The filters and orders of the list of offers and of its file. */
const offerFilters = {
  ...sortBy('createdAt', 'reportedAt'),
  query: text(100).optional().meta({ description: 'Part of the title' }),
  state: OfferState.optional(),
  organisationId: Id.optional(),
  reported: z.boolean().optional(),
  takenDown: z.boolean().optional(),
};

export const offersAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/offers',
    access: 'editor',
    summary: 'All offers; `reported` selects those with open reports',
    query: z.object({ ...pageQuery, ...offerFilters }),
    response: pageOf(AdminOffer),
  }),
  export: listExport({
    path: '/admin/offers/export',
    access: 'editor',
    summary: 'Offers as a table',
    query: z.object(offerFilters),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/offers',
    access: 'editor',
    summary: 'Create an offer for an organisation',
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
    summary: 'Close the open reports of an offer, which stays public',
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
    summary: 'Make an offer visible again that was taken down; its organisation is notified',
    refusedToImpersonator: true,
    params: one,
    response: AdminOfferDetail,
    errors: ['not_found.offer', 'offer.not_taken_down'],
  }),
};
