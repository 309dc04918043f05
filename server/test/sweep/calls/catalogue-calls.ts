import { catalogueGoals } from '../../factories/strategies.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

/** A goal of the catalogue that no strategy here has chosen. */
export async function anotherGoal({ app }: Organisation): Promise<{ id: number; measures: number[] }> {
  const goal = (await catalogueGoals(app.platform)).at(-1);
  if (!goal) throw new Error('The catalogue has no goals');
  return { id: goal.id, measures: goal.measures.slice(0, 1) };
}

export const frontendCalls: CallsOf<'frontend'> = {
  legalPage: {
    refers: { 'params.slug': 'catalogue' },
    input: () => ({ params: { slug: 'impressum' } }),
  },
};

export const addressesCalls: CallsOf<'addresses'> = {
  find: { refers: {}, input: () => ({ query: { query: 'Werkstraße 12, 70565 Stuttgart' } }) },
};

export const lookupCalls: CallsOf<'lookup'> = {
  measures: {
    refers: { 'query.goalId': 'catalogue' },
    input: async (own) => ({ query: { goalId: (await anotherGoal(own)).id } }),
  },
  tags: {
    refers: { 'query.tagTypeId': 'catalogue', 'query.parentId': 'catalogue' },
    async input(own) {
      const { parentId, tagTypeId } = await aDeliveredTag(own);
      return { query: { tagTypeId, parentId } };
    },
  },
};

/** A tag of the catalogue with one above it. */
async function aDeliveredTag({ member }: Organisation) {
  const [tag] = (await member.client.tags.list({ query: { query: 'Klimaschutz' } })).items;
  if (!tag?.parent) throw new Error('The catalogue has no such tag below another');
  return { tagId: tag.id, parentId: tag.parent.id, tagTypeId: tag.tagType.id };
}

export const tagsCalls: CallsOf<'tags'> = {
  list: {
    refers: { 'query.tagTypeId': 'catalogue', 'query.parentId': 'catalogue', 'query.tagIds[]': 'catalogue' },
    async input(own) {
      const { tagId, parentId, tagTypeId } = await aDeliveredTag(own);
      return { query: { tagTypeId, parentId, tagIds: [tagId] } };
    },
  },
  read: {
    refers: { 'params.tagId': 'catalogue' },
    input: async (own) => ({ params: { tagId: (await aDeliveredTag(own)).tagId } }),
  },
};

export const measuresCalls: CallsOf<'measures'> = {
  list: {
    refers: { 'query.goalId': 'catalogue' },
    input: async (own) => ({ query: { goalId: (await anotherGoal(own)).id } }),
  },
  read: {
    refers: { 'params.id': 'ownMeasure' },
    input: async ({ the }) => ({ params: { id: await the('ownMeasure') } }),
  },
};

const ownMeasure = { 'params.id': 'ownMeasure' } as const;
const aMeasure = async (own: Organisation) => ({
  goalId: (await anotherGoal(own)).id,
  name: 'Other',
  effort: 'LOW' as const,
  impact: 'LOW' as const,
});

export const ownMeasuresCalls: CallsOf<'ownMeasures'> = {
  create: {
    refers: { 'body.goalId': 'catalogue' },
    input: async (own) => ({ body: await aMeasure(own) }),
  },
  update: {
    refers: { ...ownMeasure, 'body.goalId': 'catalogue' },
    input: async (own) => ({
      params: { id: await own.the('ownMeasure') },
      body: { ...(await aMeasure(own)), version: 1 },
    }),
  },
  remove: {
    refers: ownMeasure,
    input: async ({ the }) => ({ params: { id: await the('ownMeasure') } }),
  },
  restore: {
    refers: { 'params.id': 'deletedOwnMeasure' },
    input: async ({ the }) => ({ params: { id: await the('deletedOwnMeasure') } }),
  },
};
