import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

const value = { value: 300, unit: 'g{CO2e}/kW.h', source: 'Versorger' } as const;
const ownFactor = { 'params.ownFactorId': 'ownFactor' } as const;
const oneOwnFactor = async ({ the }: Organisation) => ({ params: { ownFactorId: await the('ownFactor') } });

export const factorsCalls: CallsOf<'factors'> = {
  catalogueChanges: {
    refers: { 'params.factor': 'catalogue' },
    input: () => ({ params: { factor: 'ef-diesel-co2e' } }),
  },
  listOwn: {
    refers: { 'query.factor': 'catalogue' },
    input: () => ({ query: { factor: 'electricity-market' } }),
  },
  createOwn: {
    refers: { 'body.factor': 'catalogue', 'body.evidence[]': 'document' },
    input: async ({ the }) => ({
      body: { factor: 'electricity-market', ...value, firstYear: 2020, evidence: [await the('document')] },
    }),
    another: ({ body }) => ({ body: { ...body, firstYear: 2021 } }),
  },
  updateOwn: {
    refers: { ...ownFactor, 'body.evidence[]': 'document' },
    input: async (own) => ({
      ...(await oneOwnFactor(own)),
      body: {
        ...value,
        firstYear: 2024,
        why: 'Neue Kennzeichnung',
        evidence: [await own.the('document')],
        version: 2,
      },
    }),
  },
  removeOwn: { refers: ownFactor, input: oneOwnFactor },
  restoreOwn: {
    refers: { 'params.ownFactorId': 'deletedOwnFactor' },
    input: async ({ the }) => ({ params: { ownFactorId: await the('deletedOwnFactor') } }),
  },
  ownChanges: { refers: ownFactor, input: oneOwnFactor },
};
