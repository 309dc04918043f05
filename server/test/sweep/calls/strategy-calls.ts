import { aWizardChoice } from '../../factories/strategies.ts';
import type { CallsOf } from '../operation-call.ts';
import { anotherGoal } from './catalogue-calls.ts';

const ofCatalogue = {
  'body.goals[].id': 'catalogue',
  'body.goals[].measures[]': { of: 'ownMeasure', answer: 'tracking.measure_of_other_goal' },
} as const;

export const myCalls: CallsOf<'my'> = {
  finishWizard: {
    refers: {
      ...ofCatalogue,
      'body.goals[].measures[]': { of: 'ownMeasure', answer: 'input.invalid' },
      'body.category': 'catalogue',
      'body.industry': 'catalogue',
      'body.logo': 'picture',
    },
    input: async ({ app, the }) => ({
      body: await aWizardChoice(app.platform, { logo: await the('picture') }),
    }),
    byNewcomer: true,
    another: ({ body }) => ({ body: { ...body, name: 'Other' } }),
  },
};

export const strategiesCalls: CallsOf<'strategies'> = {
  create: {
    refers: ofCatalogue,
    input: async (own) => ({ body: { name: 'Other', goals: [await anotherGoal(own)] } }),
  },
  read: {
    refers: { 'params.strategyId': 'draftStrategy' },
    input: async ({ the }) => ({ params: { strategyId: await the('draftStrategy') } }),
  },
  update: {
    refers: { 'params.strategyId': 'draftStrategy', ...ofCatalogue },
    input: async (own) => ({
      params: { strategyId: await own.the('draftStrategy') },
      body: { name: 'Other', goals: [await anotherGoal(own)], version: 1 },
    }),
  },
  remove: {
    refers: { 'params.strategyId': 'draftStrategy' },
    input: async ({ the }) => ({ params: { strategyId: await the('draftStrategy') } }),
  },
  activate: {
    refers: { 'params.strategyId': 'draftStrategy' },
    input: async ({ the }) => ({ params: { strategyId: await the('draftStrategy') } }),
  },
  finishActive: {
    refers: {},
    async input({ the }) {
      await the('activeStrategy');
      return {};
    },
  },
  goals: {
    refers: { 'params.strategyId': 'activeStrategy' },
    input: async ({ the }) => ({ params: { strategyId: await the('activeStrategy') } }),
  },
};
