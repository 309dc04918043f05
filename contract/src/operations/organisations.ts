import { z } from 'zod';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  optionalText,
  pageOf,
  pageQuery,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { Country, Location } from '../shapes/company-shapes.ts';
import {
  Labelled,
  OfferPost,
  OfferState,
  OfferSummary,
  OfferTotals,
  OrganisationReference,
  PostWrite,
  TakenDown,
} from '../shapes/offer-shapes.ts';
import { OfferReport } from './offers.ts';
import { CompanyProfileWrite } from './profile.ts';

/** An organisation in a list. */
export const OrganisationSummary = OrganisationReference.extend({
  type: Labelled.nullable(),
  slogan: text(200).nullable(),
  city: text(200).nullable(),
  location: Location.nullable(),
  offers: Count.meta({ description: 'How many offers are public' }),
  tags: z.array(Labelled).max(50),
});
export type OrganisationSummary = z.infer<typeof OrganisationSummary>;

export const Organisation = OrganisationSummary.extend({
  description: text(10_000).nullable(),
  website: text(2000).nullable(),
  email: text(254).nullable(),
  phone: text(50).nullable(),
  address: z.object({
    street: text(200).nullable(),
    additionalInfo: text(200).nullable(),
    zipCode: text(20).nullable(),
    city: text(200).nullable(),
    country: Country.nullable(),
  }),
  industry: z.object({ id: Id, name: text(200) }).nullable(),
  size: z.object({ id: Id, name: text(100) }).nullable(),
  listed: z.boolean().meta({ description: 'Shown to others' }),
  isPublic: z.boolean().meta({ description: 'Listed, and somebody has confirmed an address' }),
  isOwn: z.boolean(),
  german: z
    .object({ slogan: text(200).nullable(), description: text(10_000).nullable() })
    .optional()
    .meta({ description: 'For the organisation itself, whatever language it reads in' }),
  english: z
    .object({ slogan: text(200).nullable(), description: text(10_000).nullable() })
    .optional()
    .meta({ description: 'For the organisation itself' }),
  createdAt: Instant,
  version: Version,
});
export type Organisation = z.infer<typeof Organisation>;

/** The profile and its visibility. Missing fields stay as they are. */
export const OrganisationWrite = CompanyProfileWrite.omit({ firstMonth: true }).extend({
  slug: Slug.optional(),
  type: Slug.nullable().optional(),
  slogan: optionalText(200),
  englishSlogan: optionalText(200),
  englishDescription: optionalText(5000),
  listed: z.boolean().optional(),
});
export type OrganisationWrite = z.infer<typeof OrganisationWrite>;

const participant = z.object({ id: Id, slug: text(100), name: text(200) });

const Project = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  description: text(5000),
  startedOn: IsoDate.nullable(),
  finishedOn: IsoDate.nullable(),
  owner: participant,
  partners: z.array(participant).max(1000),
});
export type Project = z.infer<typeof Project>;

const oneOrganisation = z.object({ organisationId: Id });

const organisationQuery = {
  ...pageQuery,
  ...sortBy('name', 'createdAt'),
  query: text(100).optional(),
  slug: text(100).optional(),
  organisationTypes: z.array(Slug).max(20).optional(),
  organisationIds: z.array(Id).max(100).optional(),
};

/** A public event of an organisation, without names of persons. */
export const OrganisationActivity = z.object({
  id: text(40),
  kind: z.enum(['JOINED', 'OFFER', 'POST', 'PARTNERSHIP']),
  title: text(200).nullable(),
  offerId: Id.nullable(),
  at: Instant,
});
export type OrganisationActivity = z.infer<typeof OrganisationActivity>;

export const OrganisationStatistics = z.object({
  offers: Count,
  posts: Count,
  partnerships: Count,
  weeks: z.array(z.object({ week: IsoDate, offers: Count, posts: Count, views: Count })).max(60),
});
export type OrganisationStatistics = z.infer<typeof OrganisationStatistics>;

/** The interest in an organisation, by organisations and never by persons. */
export const OrganisationInteraction = z.object({
  id: text(40),
  kind: z.enum(['WATCHED', 'PARTNERED', 'INVITED']),
  organisation: OrganisationReference.nullable(),
  offer: z.object({ id: Id, title: text(120) }).nullable(),
  at: Instant,
});
export type OrganisationInteraction = z.infer<typeof OrganisationInteraction>;

/** The data that is deleted together with an organisation. */
export const OrganisationRemoval = z.object({
  people: Count.meta({ description: 'The number of accounts that are deleted, including the own one' }),
  offers: Count,
  posts: Count,
  partnerships: Count.meta({ description: 'With partners of own offers, and as a partner of others' }),
  watchers: Count.meta({ description: 'Entries of others for the organisation or its offers' }),
  watchListEntries: Count.meta({ description: 'Entries of the own people' }),
  contacts: Count,
  projects: Count.meta({ description: 'The number of projects that it owns or takes part in' }),
  goals: Count,
  kpiRecords: Count,
  files: Count,
  removedAfter: Instant.meta({ description: 'Until then the operator can still hand out the data' }),
});
export type OrganisationRemoval = z.infer<typeof OrganisationRemoval>;

/** A request to be named as a partner of an offer, sent or received. */
export const Partnership = z.object({
  offer: z.object({ id: Id, title: text(120), summary: text(300), isPublic: z.boolean() }),
  organisation: OrganisationReference.meta({ description: 'Who asks, or who was asked' }),
  direction: z.enum(['RECEIVED', 'SENT']),
  state: z.enum(['INVITED', 'ACCEPTED']),
  invitedAt: Instant,
  answeredAt: Instant.nullable(),
});
export type Partnership = z.infer<typeof Partnership>;

export const organisations = {
  list: operation({
    method: 'GET',
    path: '/organisations',
    access: 'public',
    summary: 'Public organisations',
    query: z.object(organisationQuery),
    response: pageOf(OrganisationSummary),
  }),
  validateSlug: operation({
    method: 'GET',
    path: '/organisations/validations/slug',
    access: 'public',
    summary: 'Whether an address is free for the page of an organisation',
    query: z.object({ slug: text(200) }),
    response: z.object({ slug: text(200), state: z.enum(['FREE', 'TAKEN', 'MALFORMED']) }),
  }),
  read: operation({
    method: 'GET',
    path: '/organisations/{organisationId}',
    access: 'public',
    summary: 'One organisation; only its own people see it while it is not public',
    params: oneOrganisation,
    response: Organisation,
    errors: ['not_found.organisation'],
  }),
  update: operation({
    method: 'PUT',
    path: '/organisations/{organisationId}',
    access: 'member',
    summary: 'Change the own organisation and how others see it, with a logo beside it',
    params: oneOrganisation,
    multipart: { part: 'organisation', file: 'optional' },
    body: OrganisationWrite,
    response: Organisation,
    errors: [
      'not_found.organisation',
      'not_found.resource',
      'conflict.version',
      'conflict.slug',
      'resource.type_refused',
      'resource.storage_full',
    ],
  }),
  removal: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/removal',
    access: 'member',
    summary: 'What the deletion of the own organisation would remove',
    params: oneOrganisation,
    response: OrganisationRemoval,
    errors: ['not_found.organisation'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/organisations/{organisationId}',
    access: 'member',
    summary:
      'Delete the own organisation with the accounts of all its people: at once nobody sees anything of it, 30 days later it is gone',
    ownerOnly: true,
    refusedToImpersonator: true,
    params: oneOrganisation,
    body: z.strictObject({ password: text(128).min(1) }),
    response: null,
    errors: [
      'not_found.organisation',
      'account.password_wrong',
      'account.last_administrator',
      'organisation.of_operator',
    ],
  }),
  offers: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/offers',
    access: 'public',
    summary: 'What an organisation offers, the latest first; its own people also see drafts',
    params: oneOrganisation,
    query: z.object({ ...pageQuery }),
    response: pageOf(
      OfferSummary.extend({
        state: OfferState,
        isPublic: z.boolean(),
        takenDown: TakenDown.nullable().meta({ description: 'For the organisation itself' }),
        totals: OfferTotals.nullable().meta({ description: 'For the organisation itself' }),
        version: Version,
      }),
    ),
    errors: ['not_found.organisation'],
  }),
  offerReports: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/offer-reports',
    access: 'member',
    summary: 'Views, watchers and matches of each offer of the own organisation',
    params: oneOrganisation,
    response: z.object({ items: z.array(OfferReport.extend({ offerId: Id })).max(500) }),
    errors: ['not_found.organisation'],
  }),
  partnerships: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/partnerships',
    access: 'member',
    summary: 'Partnerships: invitations that the own organisation has received and sent',
    params: oneOrganisation,
    response: z.object({ items: z.array(Partnership).max(500) }),
    errors: ['not_found.organisation'],
  }),
  posts: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/posts',
    access: 'public',
    summary: 'News of an organisation, the latest first',
    params: oneOrganisation,
    query: z.object({ ...pageQuery }),
    response: pageOf(OfferPost),
    errors: ['not_found.organisation'],
  }),
  addPost: operation({
    method: 'POST',
    path: '/organisations/{organisationId}/posts',
    access: 'member',
    summary: 'Write news of the own organisation',
    params: oneOrganisation,
    body: PostWrite,
    response: OfferPost,
    status: 201,
    errors: ['not_found.organisation', 'not_found.resource', 'resource.type_refused', 'post.limit_reached'],
  }),
  removePost: operation({
    method: 'DELETE',
    path: '/organisations/{organisationId}/posts/{postId}',
    access: 'member',
    summary: 'Delete news of the own organisation, about itself or an offer',
    refusedToImpersonator: true,
    params: oneOrganisation.extend({ postId: Id }),
    response: null,
    errors: ['not_found.organisation', 'not_found.object'],
  }),
  activities: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/activities',
    access: 'public',
    summary: 'What happened at an organisation in public, the latest first',
    params: oneOrganisation,
    response: z.object({ items: z.array(OrganisationActivity).max(50) }),
    errors: ['not_found.organisation'],
  }),
  interactions: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/interactions',
    access: 'member',
    summary: 'Who watches or partners with the own organisation, the latest first',
    params: oneOrganisation,
    response: z.object({ items: z.array(OrganisationInteraction).max(100) }),
    errors: ['not_found.organisation'],
  }),
  projects: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/projects',
    access: 'public',
    summary: 'Projects an organisation takes part in, the latest first',
    params: oneOrganisation,
    response: z.object({ items: z.array(Project).max(100) }),
    errors: ['not_found.organisation'],
  }),
  statistics: operation({
    method: 'GET',
    path: '/organisations/{organisationId}/statistics',
    access: 'public',
    summary: 'Counts of an organisation over the last weeks',
    params: oneOrganisation,
    response: OrganisationStatistics,
    errors: ['not_found.organisation'],
  }),
};

const TypeCount = Labelled.extend({ count: Count });

export const community = {
  organisations: operation({
    method: 'GET',
    path: '/frontend/community/organisations',
    access: 'public',
    summary: 'The page of organisations: the same answer as their list',
    query: z.object(organisationQuery),
    response: pageOf(OrganisationSummary),
  }),
  counters: operation({
    method: 'GET',
    path: '/frontend/counters',
    access: 'public',
    summary: 'The numbers of public organisations and offers',
    response: z.object({ organisations: Count, offers: Count, partnerships: Count }),
  }),
  offerTypes: operation({
    method: 'GET',
    path: '/frontend/count/offer-types',
    access: 'public',
    summary: 'How many public offers there are of each type',
    response: z.object({ items: z.array(TypeCount).max(100) }),
  }),
  organisationTypes: operation({
    method: 'GET',
    path: '/frontend/count/organisation-types',
    access: 'public',
    summary: 'How many public organisations there are of each type',
    response: z.object({ items: z.array(TypeCount).max(100) }),
  }),
};
