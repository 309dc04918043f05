import type { AskedQuestionnaire, QuestionnaireResult } from '@metra/contract/operations/questionnaires';

type AskedQuestion = AskedQuestionnaire['questions'][number];

const plain = {
  sector: null,
  help: '',
  required: true,
  options: [],
  scale: null,
  number: null,
  input: null,
  showIf: null,
};

/** One of each type. */
const questions: AskedQuestion[] = [
  {
    ...plain,
    id: 1,
    order: 1,
    type: 'SINGLE',
    sector: 'e',
    text: 'Womit heizen Sie?',
    help: 'Überwiegend',
    options: [
      { id: 11, text: 'Heizöl' },
      { id: 12, text: 'Wärmepumpe' },
    ],
  },
  {
    ...plain,
    id: 2,
    order: 2,
    type: 'MULTIPLE',
    required: false,
    text: 'Was davon setzen Sie um?',
    options: [
      { id: 21, text: 'Ökostrom' },
      { id: 22, text: 'LED' },
    ],
  },
  {
    ...plain,
    id: 3,
    order: 3,
    type: 'SCALE',
    text: 'Wie gut?',
    scale: { min: 1, max: 5, minLabel: 'Gar nicht', maxLabel: 'Sehr gut' },
  },
  {
    ...plain,
    id: 4,
    order: 4,
    type: 'NUMBER',
    text: 'Wie viele?',
    number: { unit: 'h', min: 0, max: 100, decimals: 1 },
    showIf: { match: 'ALL', conditions: [{ questionId: 1, operator: 'CHOSEN', optionId: 11 }] },
  },
  {
    ...plain,
    id: 5,
    order: 5,
    type: 'TEXT',
    required: false,
    text: 'Noch etwas?',
    input: { maxLength: 200, placeholder: 'Ein Satz' },
  },
];

export const anAskedQuestionnaire = (): AskedQuestionnaire => ({
  id: 7,
  slug: 'schnellcheck',
  name: 'Schnellcheck',
  description: 'Wo stehen Sie?',
  durationMinutes: 7,
  active: true,
  version: 3,
  questions,
});

export const aResultKey = 'k'.repeat(43);

export const aQuestionnaireResult = (): QuestionnaireResult => {
  const reason = {
    tags: [{ slug: 'energy', name: 'Energie', weight: 3 }],
    questions: [{ id: 1, text: 'Womit heizen Sie?' }],
  };
  return {
    id: aResultKey,
    questionnaire: { id: 7, slug: 'schnellcheck', name: 'Schnellcheck', active: true },
    version: 3,
    createdAt: '2026-11-16T10:00:00.000Z',
    scores: [
      {
        sector: 'e',
        score: 30,
        answered: 1,
        band: { slug: 'starting', name: 'Am Anfang', text: 'Los geht es' },
      },
      { sector: 's', score: null, answered: 0, band: null },
      { sector: 'g', score: 80, answered: 1, band: null },
    ],
    bands: [{ slug: 'starting', min: 0, name: 'Am Anfang' }],
    questions: [{ id: 1, sector: 'e', text: 'Womit heizen Sie?', points: 30 }],
    tags: [],
    goals: [
      {
        id: 1,
        slug: 'save-energy',
        sector: 'e',
        name: 'Energie sparen',
        summary: '',
        image: '/pictures/goals/e/save-energy.svg',
        reason,
      },
    ],
    offers: [
      {
        id: 9,
        title: 'Energieberatung',
        summary: 'Kurz gesagt',
        offerType: { slug: 'service', name: 'Dienst' },
        categories: [],
        organisation: { id: 4, slug: 'lichtquell', name: 'Lichtquell eG', logoUrl: null, verified: true },
        location: null,
        remote: true,
        radiusKm: null,
        imageUrl: null,
        image: null,
        priceHint: null,
        tags: [],
        createdAt: '2026-11-01T10:00:00.000Z',
        publishedAt: '2026-11-01T10:00:00.000Z',
        reason,
      },
    ],
  };
};
