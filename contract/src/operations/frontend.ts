import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, IsoDate, Level, Sector, Slug, text } from '../core/primitives.ts';
import { RichText } from '../shapes/rich-text.ts';

export const PublicMeasure = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  description: text(2000),
  image: text(200),
  effort: Level,
  impact: Level,
  costHint: text(500),
  firstSteps: z.array(text(300)).max(10),
  landingPageId: Id.nullable(),
});
export type PublicMeasure = z.infer<typeof PublicMeasure>;

export const PublicGoal = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  summary: text(500),
  description: text(4000),
  image: text(200),
  landingPageId: Id.nullable(),
  landingPageSlug: Slug.nullable().meta({ description: 'Where everybody reads the guide to the goal' }),
  sector: Sector,
  sdgs: z.array(z.int().min(1).max(17)).max(17),
  measuredBy: z
    .object({ name: text(200), unit: text(50) })
    .nullable()
    .meta({ description: 'The leading KPI of the goal' }),
  measures: z.array(PublicMeasure).max(100),
});
export type PublicGoal = z.infer<typeof PublicGoal>;

export const Industry = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  description: text(500),
  keywords: text(1000).meta({ description: 'Trades that belong to it, for whoever searches by their own' }),
  suggestedGoals: z.array(Id).max(18).meta({ description: 'Goals that suit the industry, best first' }),
});
export type Industry = z.infer<typeof Industry>;

export const CompanySize = z.object({
  id: Id,
  slug: Slug,
  name: text(100),
  label: text(100),
  description: text(500),
  employeesMin: z.int(),
  employeesMax: z.int().nullable(),
});
export type CompanySize = z.infer<typeof CompanySize>;

export const Motivation = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  description: text(500),
  goals: z.array(Id).max(18).meta({ description: 'Goals to suggest first' }),
});
export type Motivation = z.infer<typeof Motivation>;

export const PublicData = z.object({
  goals: z.array(PublicGoal).max(200),
  industries: z.array(Industry).max(100),
  sizes: z.array(CompanySize).max(20),
  motivations: z.array(Motivation).max(50),
});
export type PublicData = z.infer<typeof PublicData>;

export const LegalPage = z.object({
  slug: z.enum(['impressum', 'datenschutz', 'agb']),
  title: text(200),
  isDemo: z.boolean().meta({ description: 'True: names and addresses in it are invented' }),
  updatedOn: IsoDate,
  sections: z
    .array(z.object({ slug: Slug, heading: text(200), content: RichText, emphasis: z.boolean() }))
    .max(100),
});
export type LegalPage = z.infer<typeof LegalPage>;

export const frontend = {
  metraLite: operation({
    method: 'GET',
    path: '/frontend/metra-lite',
    access: 'public',
    summary: 'What the wizard shows: goals with their measures, industries, sizes, motivations',
    response: PublicData,
    shared: true,
  }),
  legalPage: operation({
    method: 'GET',
    path: '/frontend/legal/{slug}',
    access: 'public',
    summary: 'One of the legal pages',
    params: z.object({ slug: z.enum(['impressum', 'datenschutz', 'agb']) }),
    response: LegalPage,
    shared: true,
    errors: ['not_found.object'],
  }),
};
