import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';
import { anotherGoal } from './catalogue-calls.ts';

const oneGoal = async ({ the }: Organisation) => ({ params: { trackableGoalId: await the('goal') } });
const oneMeasure = async ({ the }: Organisation) => ({
  params: { trackableMeasureId: await the('measure') },
});

/** Another organisation's measure is none of the goal. */
const planned = { of: 'ownMeasure', answer: 'tracking.measure_of_other_goal' } as const;
const goal = { 'params.trackableGoalId': 'goal' } as const;
const measure = { 'params.trackableMeasureId': 'measure' } as const;

export const trackingCalls: CallsOf<'tracking'> = {
  addGoal: {
    refers: { 'body.goalId': 'catalogue', 'body.measures[]': planned },
    async input(own) {
      await own.the('activeStrategy');
      const { id, measures } = await anotherGoal(own);
      return { body: { goalId: id, measures } };
    },
  },
  goal: { refers: goal, input: oneGoal },
  goalHistory: { refers: goal, input: oneGoal },
  goalChanges: { refers: goal, input: oneGoal },
  goalRecalculations: { refers: goal, input: oneGoal },
  baselineChoices: {
    refers: { ...goal, 'query.kpiId': 'catalogue' },
    async input(own) {
      const { params } = await oneGoal(own);
      const { leadingKpiId } = await own.member.client.tracking.goal({ params });
      return { params, query: { kpiId: leadingKpiId ?? 0 } };
    },
  },
  updateGoal: {
    refers: { ...goal, 'body.kpis[].kpiId': 'ownKpi', 'body.leadingKpi.kpiId': 'ownKpi' },
    input: async (own) => ({
      ...(await oneGoal(own)),
      body: {
        note: 'other',
        kpis: [{ kpiId: await own.the('ownKpi'), baseline: { period: '2025', value: 3 } }],
        leadingKpi: { kpiId: await own.the('ownKpi') },
        version: 2,
      },
    }),
  },
  removeGoal: { refers: goal, input: oneGoal },
  addMeasures: {
    refers: { ...goal, 'body.measures[]': planned },
    async input(own) {
      const { params } = await oneGoal(own);
      const { tracking, ownMeasures } = own.member.client;
      const { goalId } = await tracking.goal({ params });
      const levels = { effort: 'LOW', impact: 'LOW' } as const;
      const { id } = await ownMeasures.create({ body: { goalId, name: 'Other', ...levels } });
      return { params, body: { measures: [id] } };
    },
  },
  finishGoal: { refers: goal, input: oneGoal },
  takeUpGoal: {
    refers: { 'params.trackableGoalId': 'archivedGoal' },
    input: async ({ the }) => ({ params: { trackableGoalId: await the('archivedGoal') } }),
  },
  measures: {
    refers: {
      'query.goalId': 'catalogue',
      'query.trackableGoalId': { of: 'goal', answer: 'nothing of theirs' },
    },
    input: async ({ the }) => ({ query: { trackableGoalId: await the('goal') } }),
  },
  measure: { refers: measure, input: oneMeasure },
  updateMeasure: {
    refers: { ...measure, 'body.responsibleId': 'colleague', 'body.evidence[]': 'document' },
    input: async (own) => ({
      ...(await oneMeasure(own)),
      body: {
        note: 'other',
        responsibleId: await own.the('colleague'),
        evidence: [await own.the('document')],
        version: 2,
      },
    }),
  },
  removeMeasure: { refers: measure, input: oneMeasure },
  rating: { refers: measure, input: oneMeasure },
  rate: {
    refers: measure,
    input: async (own) => ({ ...(await oneMeasure(own)), body: { score: 1 } }),
  },
};
