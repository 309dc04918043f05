import { z } from 'zod';
import { Id, Instant, IsoDate, Level, Sector, Slug, text, Version } from '../core/primitives.ts';
import { Blocks, mostBlocks, PublicBlock } from './content-blocks.ts';
import { Image } from './images.ts';

export const LandingPageKind = z.enum(['LANDING', 'LEGAL']);
export const LandingPageState = z.enum(['DRAFT', 'PUBLISHED']);

const pageTexts = z.strictObject({ title: text(120), teaser: text(500), metaDescription: text(155) });

/** The content of a version of a page. The slug and links belong to the page itself. */
export const PageContent = z.strictObject({
  translations: z.strictObject({ de: pageTexts, en: pageTexts }),
  imageId: Id.nullable().meta({ description: 'An uploaded picture; without one the picture of the goal' }),
  blocks: Blocks,
});
export type PageContent = z.infer<typeof PageContent>;

/** A reference to a page that would be broken without it. */
export const PageUse = z.object({ kind: z.enum(['GOAL', 'MEASURE']), id: Id, name: text(200) });
export type PageUse = z.infer<typeof PageUse>;

/**
 * The reason that prevents the publication of a draft, and its place, for example `blocks/2/translations/en/content`.
 */
export const PublicationGap = z.object({
  path: text(200),
  reason: z.enum([
    'MISSING_TEXT',
    'MISSING_ALT_TEXT',
    'MISSING_IMAGE',
    'EMPTY_VARIABLE',
    'UNKNOWN_VARIABLE',
    'EMPTY_BLOCK',
  ]),
  name: text(100).nullable().meta({ description: 'The variable or the setting that is empty' }),
});
export type PublicationGap = z.infer<typeof PublicationGap>;

const overview = {
  id: Id,
  kind: LandingPageKind,
  slug: Slug,
  state: LandingPageState,
  hasChanges: z.boolean().meta({ description: 'The draft differs from what is published' }),
  publishedAt: Instant.nullable(),
  scheduledFor: Instant.nullable(),
  updatedAt: Instant,
  updatedBy: text(200).nullable(),
  version: Version,
};

export const LandingPageOverview = z.object({
  ...overview,
  title: text(120),
  missingLanguages: z.array(z.enum(['de', 'en'])).max(2),
});
export type LandingPageOverview = z.infer<typeof LandingPageOverview>;

export const LandingPage = z.object({
  ...overview,
  oldSlugs: z.array(Slug).max(50).meta({ description: 'Old slugs, which redirect to the present one' }),
  content: PageContent.meta({ description: 'The draft, or the published version if there is no draft' }),
  images: z
    .array(Image)
    .max(mostBlocks + 1)
    .meta({ description: 'The pictures that the draft uses' }),
  gaps: z.array(PublicationGap).max(500).meta({ description: 'The publication gaps of the draft' }),
  usedBy: z.array(PageUse).max(200),
  legalBasis: text(500).nullable(),
  reviewNote: text(2000)
    .nullable()
    .meta({ description: 'A note about what must be checked, which visitors never see' }),
});
export type LandingPage = z.infer<typeof LandingPage>;

export const PageVersion = z.object({
  id: Id,
  number: Version,
  title: text(120),
  createdAt: Instant,
  createdBy: text(200).nullable(),
  publishedAt: Instant.nullable(),
  scheduledFor: Instant.nullable(),
  isDraft: z.boolean(),
  isPublished: z.boolean(),
});
export type PageVersion = z.infer<typeof PageVersion>;

/** The goal that a page describes, as far as it is public. */
const PageGoal = z.object({
  id: Id,
  name: text(200),
  sector: Sector,
  image: text(200),
  sdgs: z.array(z.int().min(1).max(17)).max(17),
  measuredBy: z.object({ name: text(200), unit: text(50) }).nullable(),
  measures: z.array(z.object({ id: Id, name: text(200), effort: Level, impact: Level })).max(100),
});

/** A page in the language of the reader. */
export const PublicPage = z.object({
  id: Id,
  slug: Slug.meta({ description: 'The present one; a page asked for by an old slug has moved here' }),
  title: text(120),
  teaser: text(500),
  metaDescription: text(155),
  image: Image.nullable(),
  goal: PageGoal.nullable(),
  blocks: z.array(PublicBlock).max(mostBlocks),
  updatedOn: IsoDate,
});
export type PublicPage = z.infer<typeof PublicPage>;
