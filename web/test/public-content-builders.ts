import type { LegalPage, PublicGoal } from '@metra/contract/operations/frontend';
import type { Home } from '@metra/contract/operations/home-content';
import type { PublicBlock } from '@metra/contract/shapes/content-blocks';
import type { Image } from '@metra/contract/shapes/images';
import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';

export const anImage = (some: Partial<Image> = {}): Image => ({
  resourceId: 7,
  url: '/files/7/1280.jpg',
  width: 1280,
  height: 720,
  focus: { x: 0.5, y: 0.78 },
  altText: 'Ein Dach mit Solarmodulen',
  sources: [
    { type: 'image/avif', srcset: '/files/7/640.avif 640w, /files/7/1280.avif 1280w' },
    { type: 'image/webp', srcset: '/files/7/640.webp 640w, /files/7/1280.webp 1280w' },
  ],
  ...some,
});

const words = (text: string) => [{ text }];

/** One of each kind. */
export const everyBlock = (): PublicBlock[] => [
  {
    id: 'a',
    type: 'text',
    emphasis: false,
    content: [
      { type: 'heading', level: 2, content: words('Warum es sich lohnt') },
      {
        type: 'paragraph',
        content: [
          { text: 'CO₂ kostet. ' },
          { text: 'Lesen Sie', bold: true, italic: true },
          { text: ' dazu', link: '/landing-pages/wasser-und-natur' },
        ],
      },
      { type: 'list', ordered: true, items: [words('Rechnungen sammeln'), words('Mengen eintragen')] },
      { type: 'list', ordered: false, items: [words('Strom'), words('Wärme')] },
      { type: 'lines', items: [words('Musterweg 1'), words('34117 Kassel')] },
    ],
  },
  { id: 'b', type: 'image', image: anImage(), caption: 'Erst der Vertrag, dann das Dach.' },
  {
    id: 'c',
    type: 'quote',
    text: 'Es ging schneller als gedacht.',
    person: 'Mira Wiesengrund',
    role: 'Inhaberin',
  },
  {
    id: 'd',
    type: 'numbers',
    items: [{ value: '55–65', unit: '€ je Tonne', label: 'CO₂-Preis 2026', source: 'BEHG § 10' }],
  },
  {
    id: 'e',
    type: 'questions',
    items: [{ question: 'Brauchen wir Beratung?', answer: 'Meist nicht.' }],
  },
  {
    id: 'f',
    type: 'callToAction',
    title: 'Beginnen Sie mit einer Rechnung',
    text: 'Ein Monat genügt.',
    label: '30 Tage kostenlos testen',
    target: '/register',
  },
];

export const aPublicPage = (some: Partial<PublicPage> = {}): PublicPage => ({
  id: 1,
  slug: 'co2-fussabdruck-senken',
  title: 'CO₂-Fußabdruck senken',
  teaser: 'Vier Rechnungen reichen für die erste Bilanz.',
  metaDescription: 'CO₂-Bilanz für kleine und mittlere Betriebe.',
  image: null,
  goal: {
    id: 3,
    name: 'CO₂-Fußabdruck senken',
    sector: 'e',
    image: '/pictures/goals/e/cut-emissions.svg',
    sdgs: [7, 12, 13],
    measuredBy: { name: 'Treibhausgase', unit: 't CO₂e' },
    measures: [{ id: 5, name: 'Ökostrom beziehen', effort: 'LOW', impact: 'HIGH' }],
  },
  blocks: everyBlock(),
  updatedOn: '2026-11-02',
  ...some,
});

export const aGoalWithGuide = (some: Partial<PublicGoal> = {}): PublicGoal => ({
  id: 4,
  slug: 'use-energy-well',
  name: 'Energie effizient nutzen',
  summary: 'Weniger Energie für dieselbe Leistung.',
  description: '',
  image: '/pictures/goals/e/use-energy-well.svg',
  landingPageId: 2,
  landingPageSlug: 'energie-effizient-nutzen',
  sector: 'e',
  sdgs: [7],
  measuredBy: null,
  measures: [],
  ...some,
});

export const aHome = (some: Partial<Home> = {}): Home => ({
  hero: {
    title: 'Drei Ziele. Ein Maßstab.',
    lead: 'Mit Metra sehen Betriebe, wie weit sie gekommen sind.',
    primaryLabel: 'Strategie beginnen',
    secondaryLabel: 'Leitfäden lesen',
    hint: '30 Tage kostenlos.',
  },
  steps: {
    title: 'Vom Vorsatz zur Zahl',
    lead: 'Kein Regelwerk.',
    items: [
      { title: 'Ziele wählen', text: 'Ein geführter Einstieg.' },
      { title: 'Werte erfassen', text: 'Ein Wert im Monat.' },
      { title: 'Zahlen vorlegen', text: 'Als Tabelle.' },
    ],
  },
  benefits: {
    title: 'Was Sie bekommen',
    items: [{ title: 'Ziele', text: 'Mit Maßnahmen.', reason: 'Damit es losgeht.' }],
  },
  trust: {
    title: 'Worauf Sie sich verlassen können',
    items: [{ title: 'Ihre Daten', text: 'Bleiben Ihre.' }],
  },
  questions: { title: 'Was andere fragen', items: [{ question: 'Was kostet es?', answer: '690 €.' }] },
  updates: { title: 'Neues' },
  featured: { title: 'Angebote' },
  closing: {
    title: 'Beginnen Sie mit einem Ziel',
    text: 'Der Test endet von selbst.',
    label: 'Strategie beginnen',
  },
  targets: { primary: '/register', secondary: '/landing-pages', closing: '/register' },
  counters: { goals: 18, measures: 93, kpis: 120 },
  latestUpdates: [
    {
      slug: 'neu',
      date: '2026-11-10',
      link: '/landing-pages',
      title: 'Ein Leitfaden',
      body: 'Zu jedem Ziel.',
    },
  ],
  featuredOffers: [],
  featuredOrganisations: [],
  ...some,
});

export const aLegalPage = (some: Partial<LegalPage> = {}): LegalPage => ({
  slug: 'datenschutz',
  title: 'Datenschutzhinweise',
  isDemo: true,
  updatedOn: '2026-11-01',
  sections: [
    {
      slug: 'verantwortlich',
      heading: 'Wer verantwortlich ist',
      emphasis: false,
      content: [{ type: 'paragraph', content: words('Die Musterbetrieb GmbH.') }],
    },
    {
      slug: 'widerspruch',
      heading: 'Ihr Recht auf Widerspruch',
      emphasis: true,
      content: [{ type: 'paragraph', content: words('Sie können jederzeit widersprechen.') }],
    },
  ],
  ...some,
});
