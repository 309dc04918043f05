import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Count, IsoDate, pageOf, pageQuery, Slug, text, VersionOrNone } from '../core/primitives.ts';
import { OfferSummary } from '../shapes/offer-shapes.ts';
import { LinkTarget } from '../shapes/rich-text.ts';
import { OrganisationSummary } from './organisations.ts';

/** The parts of the home page with the texts of one language. */
const parts = {
  hero: z.strictObject({
    title: text(120),
    lead: text(400),
    primaryLabel: text(60),
    secondaryLabel: text(60),
    hint: text(200),
  }),
  steps: z.strictObject({
    title: text(120),
    lead: text(400),
    items: z.array(z.strictObject({ title: text(80), text: text(400) })).max(3),
  }),
  benefits: z.strictObject({
    title: text(120),
    items: z.array(z.strictObject({ title: text(120), text: text(400), reason: text(300) })).max(12),
  }),
  trust: z.strictObject({
    title: text(120),
    items: z.array(z.strictObject({ title: text(120), text: text(400) })).max(12),
  }),
  questions: z.strictObject({
    title: text(120),
    items: z.array(z.strictObject({ question: text(200), answer: text(2000) })).max(30),
  }),
  updates: z.strictObject({ title: text(120) }),
  featured: z.strictObject({ title: text(120) }),
  closing: z.strictObject({ title: text(120), text: text(300), label: text(60) }),
};

export const HomeTexts = z.strictObject(parts);
export type HomeTexts = z.infer<typeof HomeTexts>;

const updateTexts = { title: text(120), body: text(1000) };

/** The editable content of the home page. */
export const HomeContent = z.strictObject({
  translations: z.strictObject({ de: HomeTexts, en: HomeTexts }),
  targets: z.strictObject({ primary: LinkTarget, secondary: LinkTarget, closing: LinkTarget }),
  updates: z
    .array(
      z.strictObject({
        slug: Slug,
        date: IsoDate.meta({ description: 'Shown from this day on' }),
        link: LinkTarget.nullable(),
        translations: z.strictObject({ de: z.strictObject(updateTexts), en: z.strictObject(updateTexts) }),
      }),
    )
    .max(100),
  featuredOffers: z.array(Slug).max(12),
  featuredOrganisations: z.array(Slug).max(12),
});
export type HomeContent = z.infer<typeof HomeContent>;

export const Update = z.object({ slug: Slug, date: IsoDate, link: LinkTarget.nullable(), ...updateTexts });
export type Update = z.infer<typeof Update>;

/** The home page in the language of the reader. */
export const Home = HomeTexts.extend({
  targets: HomeContent.shape.targets,
  counters: z
    .object({ goals: Count, measures: Count, kpis: Count })
    .meta({ description: 'The present content of the catalogue' }),
  latestUpdates: z.array(Update).max(3),
  featuredOffers: z.array(OfferSummary).max(12).meta({ description: 'The featured offers that are public' }),
  featuredOrganisations: z.array(OrganisationSummary).max(12),
});
export type Home = z.infer<typeof Home>;

export const HomeForEditors = z.object({ content: HomeContent, version: VersionOrNone });
export type HomeForEditors = z.infer<typeof HomeForEditors>;

export const HomeUpdate = z.strictObject({ content: HomeContent, version: VersionOrNone });
export type HomeUpdate = z.infer<typeof HomeUpdate>;

const ofProject = z.object({
  project: Slug.optional().meta({ description: 'The home page of a project instead of the product’s' }),
});

export const home = {
  read: operation({
    method: 'GET',
    path: '/frontend/home',
    access: 'public',
    summary: 'The home page',
    query: ofProject,
    response: Home,
    shared: true,
    errors: ['not_found.project'],
  }),
  update: operation({
    method: 'PUT',
    path: '/frontend/home',
    access: 'editor',
    summary: 'Change the home page; visitors see it at once',
    refusedToImpersonator: true,
    query: ofProject,
    body: HomeUpdate,
    response: HomeForEditors,
    errors: ['not_found.project', 'conflict.version'],
  }),
  updates: operation({
    method: 'GET',
    path: '/frontend/updates',
    access: 'public',
    summary: 'News, newest first',
    query: z.object(pageQuery),
    response: pageOf(Update),
    shared: true,
  }),
  readForEditors: operation({
    method: 'GET',
    path: '/admin/home',
    access: 'editor',
    summary: 'The home page in both languages',
    query: ofProject,
    response: HomeForEditors,
    errors: ['not_found.project'],
  }),
};
