import { HomeContent, HomeTexts } from '@metra/contract/operations/home-content';
import { z } from 'zod';
import type { Language } from '../../../lib/i18n/languages.ts';

const { shape } = HomeTexts;
const both = <Part extends z.core.SomeType>(part: Part) => z.object({ de: part, en: part });

/** The home page is split into parts in both languages. Two people can change different parts at the same time. */
export const HomeForm = z.object({
  hero: both(shape.hero),
  steps: both(shape.steps),
  benefits: both(shape.benefits),
  trust: both(shape.trust),
  questions: both(shape.questions),
  featured: both(shape.featured),
  updatesTitle: both(shape.updates),
  closing: both(shape.closing),
  targets: HomeContent.shape.targets,
  updates: HomeContent.shape.updates,
  featuredOffers: HomeContent.shape.featuredOffers,
  featuredOrganisations: HomeContent.shape.featuredOrganisations,
});
export type HomeForm = z.infer<typeof HomeForm>;

export type PartName =
  | 'hero'
  | 'steps'
  | 'benefits'
  | 'trust'
  | 'questions'
  | 'featured'
  | 'updatesTitle'
  | 'closing';

/** Splits the content, which has a page for each language, into parts. */
export function homeForm({ translations: { de, en }, ...rest }: HomeContent): HomeForm {
  const part = <Name extends keyof HomeTexts>(name: Name) => ({ de: de[name], en: en[name] });
  return {
    ...rest,
    hero: part('hero'),
    steps: part('steps'),
    benefits: part('benefits'),
    trust: part('trust'),
    questions: part('questions'),
    featured: part('featured'),
    updatesTitle: part('updates'),
    closing: part('closing'),
  };
}

export function homeContent(form: HomeForm): HomeContent {
  const texts = (language: Language): HomeTexts => ({
    hero: form.hero[language],
    steps: form.steps[language],
    benefits: form.benefits[language],
    trust: form.trust[language],
    questions: form.questions[language],
    updates: form.updatesTitle[language],
    featured: form.featured[language],
    closing: form.closing[language],
  });
  const { targets, updates, featuredOffers, featuredOrganisations } = form;
  return {
    translations: { de: texts('de'), en: texts('en') },
    targets,
    // The newest comes first, whatever order they were written in.
    updates: updates.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    featuredOffers,
    featuredOrganisations,
  };
}

interface TextSpec {
  name:
    | 'title'
    | 'lead'
    | 'primaryLabel'
    | 'secondaryLabel'
    | 'hint'
    | 'text'
    | 'label'
    | 'reason'
    | 'question'
    | 'answer';
  max: number;
  rows?: number;
}

interface PartSpec {
  texts: readonly TextSpec[];
  items?: { most: number; texts: readonly TextSpec[] };
}

const title = { name: 'title', max: 120 } as const;
const lead = { name: 'lead', max: 400, rows: 3 } as const;
const words = { name: 'text', max: 400, rows: 3 } as const;

export const PART_TEXTS: Readonly<Record<PartName, PartSpec>> = {
  hero: {
    texts: [
      title,
      lead,
      { name: 'primaryLabel', max: 60 },
      { name: 'secondaryLabel', max: 60 },
      { name: 'hint', max: 200 },
    ],
  },
  steps: { texts: [title, lead], items: { most: 3, texts: [{ name: 'title', max: 80 }, words] } },
  benefits: {
    texts: [title],
    items: { most: 12, texts: [title, words, { name: 'reason', max: 300, rows: 2 }] },
  },
  trust: { texts: [title], items: { most: 12, texts: [title, words] } },
  questions: {
    texts: [title],
    items: {
      most: 30,
      texts: [
        { name: 'question', max: 200 },
        { name: 'answer', max: 2000, rows: 3 },
      ],
    },
  },
  featured: { texts: [title] },
  updatesTitle: { texts: [title] },
  closing: { texts: [title, { name: 'text', max: 300, rows: 2 }, { name: 'label', max: 60 }] },
};
