import { z } from 'zod';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import { Id, Instant, pageOf, pageQuery, Slug, sortBy, Token, text, Version } from '../core/primitives.ts';
import {
  LandingPage,
  LandingPageKind,
  LandingPageOverview,
  LandingPageState,
  PageContent,
  PageVersion,
  PublicPage,
} from '../shapes/landing-page-shapes.ts';

export const LandingPageCreate = z.strictObject({ slug: Slug, content: PageContent });
export type LandingPageCreate = z.infer<typeof LandingPageCreate>;

export const LandingPageUpdate = LandingPageCreate.extend({ version: Version });
export type LandingPageUpdate = z.infer<typeof LandingPageUpdate>;

export const Publication = z.strictObject({
  version: Version,
  publishAt: Instant.nullable().default(null).meta({ description: 'Null: now' }),
});
export type Publication = z.infer<typeof Publication>;

const onePage = z.object({ id: Id });
const oneVersion = z.object({ id: Id, versionId: Id });
const sameVersion = z.strictObject({ version: Version });

/** The filters and orders of the list of pages and of its file. */
const filters = {
  ...sortBy('title', 'slug', 'updatedAt', 'publishedAt'),
  query: text(100).optional(),
  kind: LandingPageKind.optional(),
  state: LandingPageState.optional(),
};

export const landingPagesAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/landing-pages',
    access: 'editor',
    summary: 'Landing pages and legal pages, the one changed last first',
    query: z.object({ ...pageQuery, ...filters }),
    response: pageOf(LandingPageOverview),
  }),
  export: listExport({
    path: '/admin/landing-pages/export',
    access: 'editor',
    summary: 'Landing pages and legal pages as a table',
    query: z.object(filters),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/landing-pages',
    access: 'editor',
    summary: 'Create a landing page as a draft, which visitors do not see',
    refusedToImpersonator: true,
    body: LandingPageCreate,
    response: LandingPage,
    status: 201,
    errors: ['conflict.slug'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/landing-pages/{id}',
    access: 'editor',
    summary: 'One page with its draft and its publication gaps',
    params: onePage,
    response: LandingPage,
    errors: ['not_found.landing_page'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/landing-pages/{id}',
    access: 'editor',
    summary: 'Save the draft; what is published stays as it is',
    refusedToImpersonator: true,
    params: onePage,
    body: LandingPageUpdate,
    response: LandingPage,
    errors: ['not_found.landing_page', 'conflict.version', 'conflict.slug', 'landing_page.slug_fixed'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/landing-pages/{id}',
    access: 'editor',
    summary: 'Delete a landing page; with force also when goals or measures point to it',
    refusedToImpersonator: true,
    params: onePage,
    query: z.object({ force: z.boolean().optional() }),
    response: null,
    errors: ['not_found.landing_page', 'landing_page.in_use', 'landing_page.legal'],
  }),
  publishNow: operation({
    method: 'GET',
    path: '/admin/landing-pages/{id}/publish',
    access: 'editor',
    summary: 'Publish the draft as it is at this moment',
    refusedToImpersonator: true,
    hasEffect: true,
    params: onePage,
    response: LandingPage,
    errors: ['not_found.landing_page', 'landing_page.incomplete'],
  }),
  publish: operation({
    method: 'POST',
    path: '/admin/landing-pages/{id}/publish',
    access: 'editor',
    summary: 'Publish the draft that the caller has seen, now or at a given time',
    refusedToImpersonator: true,
    params: onePage,
    body: Publication,
    response: LandingPage,
    errors: ['not_found.landing_page', 'conflict.version', 'landing_page.incomplete'],
  }),
  withdraw: operation({
    method: 'POST',
    path: '/admin/landing-pages/{id}/withdraw',
    access: 'editor',
    summary: 'Withdraw a page from the site and cancel its schedule; the draft stays',
    refusedToImpersonator: true,
    params: onePage,
    body: sameVersion,
    response: LandingPage,
    errors: ['not_found.landing_page', 'conflict.version', 'landing_page.legal'],
  }),
  unschedule: operation({
    method: 'DELETE',
    path: '/admin/landing-pages/{id}/schedule',
    access: 'editor',
    summary: 'Cancel the scheduled publication',
    refusedToImpersonator: true,
    params: onePage,
    response: LandingPage,
    errors: ['not_found.landing_page'],
  }),
  versions: operation({
    method: 'GET',
    path: '/admin/landing-pages/{id}/versions',
    access: 'editor',
    summary: 'Versions of a page, newest first',
    params: onePage,
    query: z.object(pageQuery),
    response: pageOf(PageVersion),
    errors: ['not_found.landing_page'],
  }),
  versionPreview: operation({
    method: 'POST',
    path: '/admin/landing-pages/{id}/versions/{versionId}/preview',
    access: 'editor',
    summary: 'Create a signed link to one version, which is valid for a day',
    refusedToImpersonator: true,
    params: oneVersion,
    response: z.object({ url: text(500), expiresAt: Instant }),
    errors: ['not_found.landing_page'],
  }),
  bringBack: operation({
    method: 'POST',
    path: '/admin/landing-pages/{id}/versions/{versionId}/restore',
    access: 'editor',
    summary: 'Copy an earlier version to the draft; this publishes nothing',
    refusedToImpersonator: true,
    params: oneVersion,
    body: sameVersion,
    response: LandingPage,
    errors: ['not_found.landing_page', 'conflict.version'],
  }),
};

export const landingPages = {
  bySlug: operation({
    method: 'GET',
    path: '/landing-pages/{slug}',
    access: 'public',
    summary: 'A published page by its present or an old slug',
    params: z.object({ slug: Slug }),
    response: PublicPage,
    shared: true,
    errors: ['not_found.landing_page'],
  }),
  preview: operation({
    method: 'GET',
    path: '/landing-page-previews/{token}',
    access: 'public',
    summary: 'The version that a signed link is for',
    params: z.object({ token: Token }),
    response: PublicPage.extend({ state: z.enum(['DRAFT', 'PUBLISHED', 'OLD']), expiresAt: Instant }),
    errors: ['not_found.landing_page'],
  }),
  byId: operation({
    method: 'GET',
    path: '/application/landing-pages/{landingPageId}',
    access: 'member',
    summary: 'A published page, as the application shows it',
    params: z.object({ landingPageId: Id }),
    response: PublicPage,
    errors: ['not_found.landing_page'],
  }),
};
