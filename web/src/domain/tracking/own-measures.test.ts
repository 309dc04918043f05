import type { PublicData } from '@metra/contract/operations/frontend';
import type { Measure } from '@metra/contract/operations/measures';
import { expect, test } from 'vitest';
import { withOwnMeasures } from './own-measures.ts';

const goal = {
  slug: 'energy',
  name: 'Energie',
  summary: '',
  description: '',
  image: '',
  landingPageId: null,
  landingPageSlug: null,
};
const measure = {
  slug: 'led',
  name: 'LED',
  description: '',
  image: '',
  effort: 'LOW',
  impact: 'LOW',
  costHint: '',
  firstSteps: [],
  landingPageId: null,
} as const;
const catalogue: PublicData = {
  goals: [1, 2].map((id) => ({
    ...goal,
    id,
    sector: 'e',
    sdgs: [],
    measuredBy: null,
    measures: [{ ...measure, id: id * 10, firstSteps: [] }],
  })),
  industries: [],
  sizes: [],
  motivations: [],
};
const own: Measure = {
  ...measure,
  id: 77,
  name: 'Späne heizen die Halle',
  firstSteps: [],
  sector: 'e',
  goal: { id: 2, slug: 'energy', name: 'Energie' },
  tags: [],
  active: true,
  own: true,
  version: 1,
};

test('one’s own measures stand behind those of the catalogue, under their goal alone', () => {
  const { goals } = withOwnMeasures(catalogue, [own]);
  expect(goals.map(({ measures }) => measures.map(({ id }) => id))).toEqual([[10], [20, 77]]);
});
