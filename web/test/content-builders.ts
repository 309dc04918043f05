import type { HomeContent, HomeTexts } from '@metra/contract/operations/home-content';
import type { Block } from '@metra/contract/shapes/content-blocks';
import type {
  LandingPage,
  LandingPageOverview,
  PageContent,
} from '@metra/contract/shapes/landing-page-shapes';

export const aTextBlock = (
  id: string,
  text = 'Absatz',
  extra: Partial<Block & { type: 'text' }> = {},
): Block => ({
  id,
  type: 'text',
  condition: null,
  emphasis: false,
  translations: {
    de: { content: [{ type: 'paragraph', content: [{ text }] }] },
    en: { content: [{ type: 'paragraph', content: [{ text: `${text} (en)` }] }] },
  },
  ...extra,
});

export const aPageContent = (extra: Partial<PageContent> = {}): PageContent => ({
  translations: {
    de: { title: 'Energie', teaser: 'Weniger Strom', metaDescription: 'Wie Betriebe Strom sparen.' },
    en: { title: 'Energy', teaser: 'Less power', metaDescription: 'How companies save power.' },
  },
  imageId: null,
  blocks: [aTextBlock('a'), aTextBlock('b')],
  ...extra,
});

const overview = {
  id: 7,
  kind: 'LANDING',
  slug: 'energie',
  state: 'DRAFT',
  hasChanges: false,
  publishedAt: null,
  scheduledFor: null,
  updatedAt: '2026-11-15T10:00:00.000Z',
  updatedBy: 'Edda Editor',
  version: 1,
} as const;

export const aLandingPage = (extra: Partial<LandingPage> = {}): LandingPage => ({
  ...overview,
  oldSlugs: [],
  content: aPageContent(),
  images: [],
  gaps: [],
  usedBy: [],
  legalBasis: null,
  reviewNote: null,
  ...extra,
});

export const aPageOverview = (extra: Partial<LandingPageOverview> = {}): LandingPageOverview => ({
  ...overview,
  title: 'Energie',
  missingLanguages: [],
  ...extra,
});

const homeTexts = (mark: string): HomeTexts => ({
  hero: { title: `Titel ${mark}`, lead: 'Lead', primaryLabel: 'Los', secondaryLabel: 'Mehr', hint: '' },
  steps: { title: 'Schritte', lead: '', items: [{ title: 'Eins', text: 'Text' }] },
  benefits: { title: 'Vorteile', items: [{ title: 'Klar', text: 'Text', reason: 'Weil' }] },
  trust: { title: 'Vertrauen', items: [{ title: 'Sicher', text: 'Text' }] },
  questions: { title: 'Fragen', items: [{ question: 'Wie viel?', answer: '690 €' }] },
  updates: { title: 'Neues' },
  featured: { title: 'Empfohlen' },
  closing: { title: 'Schluss', text: 'Text', label: 'Los' },
});

export const aHomeContent = (extra: Partial<HomeContent> = {}): HomeContent => ({
  translations: { de: homeTexts('de'), en: homeTexts('en') },
  targets: { primary: '/register', secondary: '/landing-pages', closing: '/register' },
  updates: [
    {
      slug: 'start',
      date: '2026-11-01',
      link: null,
      translations: {
        de: { title: 'Start', body: 'Es geht los.' },
        en: { title: 'Start', body: 'Off we go.' },
      },
    },
  ],
  featuredOffers: [],
  featuredOrganisations: [],
  ...extra,
});
