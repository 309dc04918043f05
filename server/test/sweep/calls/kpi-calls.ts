import { monthOf } from '../../factories/kpis.ts';
import { aPaste, aSwitchedOffKpi, keys } from '../keyed-objects.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

const twice = (slug: number | string) => `kpi(${slug}) * 2`;

const definition = {
  translations: { de: { name: 'Other', unitLabel: 'Stück' } },
  sector: 'e',
  unit: '{piece}',
  aggregation: 'SUM',
  direction: 'LOWER',
  frequency: 'MONTH',
} as const;

const inFormula = {
  'body.formula.expression': { of: 'ownKpiSlug', as: twice, answer: 'kpi.formula_invalid' },
} as const;

/** Another KPI of one's own, to be computed from the one that is there. */
const aComputedKpi = async ({ member, the }: Organisation) =>
  member.client.kpis.create({
    body: { ...definition, formula: { expression: twice(await the('ownKpiSlug')) } },
  });

export const kpisCalls: CallsOf<'kpis'> = {
  create: {
    refers: inFormula,
    input: async ({ the }) => ({
      body: { ...definition, formula: { expression: twice(await the('ownKpiSlug')) } },
    }),
  },
  read: {
    refers: { 'params.id': 'ownKpi' },
    input: async ({ the }) => ({ params: { id: await the('ownKpi') } }),
  },
  update: {
    refers: { 'params.id': 'ownKpi', ...inFormula },
    async input(own) {
      const { id, version } = await aComputedKpi(own);
      const formula = { expression: twice(await own.the('ownKpiSlug')) };
      return { params: { id }, body: { ...definition, formula, version } };
    },
  },
  remove: {
    refers: { 'params.id': 'ownKpi' },
    input: async ({ the }) => ({ params: { id: await the('ownKpi') } }),
  },
  switchOff: {
    refers: { 'params.id': 'ownKpi' },
    input: async ({ the }) => ({ params: { id: await the('ownKpi') }, body: { reason: 'Not made here' } }),
  },
  switchOn: {
    refers: { 'params.id': 'ownKpi' },
    input: async ({ the }) => ({ params: { id: await the('ownKpi') } }),
    further: [async (own) => ({ params: { id: await aSwitchedOffKpi(own) } })],
  },
  checkFormula: {
    refers: {
      'body.kpiId': 'ownKpi',
      'body.expression': { of: 'ownKpiSlug', as: twice, answer: 'nothing of theirs' },
    },
    input: async ({ the }) => ({ body: { kpiId: await the('ownKpi'), expression: '7 * kpi(natural-gas)' } }),
  },
};

export const kpiHistoryCalls: CallsOf<'kpiHistory'> = {
  all: {
    refers: { 'query.filter[]': { of: 'ownKpi', as: (id) => `kpi:${id}` } },
    input: async ({ the }) => ({ query: { filter: [`kpi:${await the('ownKpi')}`, 'from:2025-01-01'] } }),
  },
  one: {
    refers: { 'params.kpiId': 'ownKpi' },
    input: async ({ the }) => ({ params: { kpiId: await the('ownKpi') } }),
  },
  origin: {
    refers: { 'params.kpiId': 'ownKpi' },
    input: async ({ the }) => ({
      params: { kpiId: await the('ownKpi') },
      query: { from: '2026-08-01', to: '2026-08-31' },
    }),
  },
};

const table = (kpi: number | string, value = 7) =>
  new File([`Kennzahl;Zeitraum;Wert\n${kpi};2026-05;${value}`], 'werte.csv');

export const kpiImportCalls: CallsOf<'kpiImport'> = {
  preview: {
    refers: { file: { of: 'ownKpiSlug', as: (slug) => table(slug), answer: 'nothing of theirs' } },
    input: async ({ the }) => ({ body: {}, file: table(await the('ownKpiSlug')) }),
  },
  commit: {
    refers: { file: { of: 'ownKpiSlug', as: (slug) => table(slug), answer: 'import.bad_rows' } },
    input: async ({ the }) => ({ body: {}, file: table(await the('ownKpiSlug')) }),
    another: (input) => ({ ...input, file: table('natural-gas') }),
  },
  export: {
    refers: { 'query.kpi': 'ownKpi' },
    input: async ({ the }) => ({ query: { kpi: await the('ownKpi') } }),
  },
  exportSeries: {
    refers: { 'query.kpi': 'ownKpi' },
    input: async ({ the }) => ({ query: { kpi: await the('ownKpi') } }),
  },
};

const aValue = (value: number) => ({ ...monthOf('2026-05'), value });
const oneRecord = async ({ the }: Organisation) => ({ params: { kpiRecordId: await the('record') } });
const record = { 'params.kpiRecordId': 'record' } as const;

export const kpiRecordsCalls: CallsOf<'kpiRecords'> = {
  create: {
    refers: { 'body.kpiId': 'ownKpi', 'body.evidence[]': 'document' },
    input: async ({ the }) => ({
      body: { kpiId: await the('ownKpi'), ...aValue(7), evidence: [await the('document')] },
    }),
    another: ({ body }) => ({ body: { ...body, value: 8 } }),
  },
  batch: {
    refers: {
      'body.rows[].kpiId': { of: 'ownKpi', answer: 'input.invalid' },
      'body.rows[].evidence[]': 'document',
      'body.rows[].id': { of: 'record', at: 'body.rows.1.id', answer: 'input.invalid' },
    },
    async input({ member, the }) {
      const id = await the('record');
      const { kpiId, version } = await member.client.kpiRecords.read({ params: { kpiRecordId: id } });
      const added = { kpiId: await the('ownKpi'), ...aValue(7), evidence: [await the('document')] };
      return { body: { rows: [added, { kpiId, ...monthOf('2026-08'), value: 1200, id, version }] } };
    },
    another: ({ body }) => ({ body: { rows: body.rows.toReversed() } }),
  },
  read: { refers: record, input: oneRecord },
  update: {
    refers: { ...record, 'body.evidence[]': 'document' },
    input: async (own) => ({
      ...(await oneRecord(own)),
      body: { ...monthOf('2026-08'), value: 1200, evidence: [await own.the('document')], version: 2 },
    }),
  },
  remove: { refers: record, input: oneRecord },
  restore: {
    refers: { 'params.kpiRecordId': 'deletedRecord' },
    input: async ({ the }) => ({ params: { kpiRecordId: await the('deletedRecord') } }),
  },
  changes: { refers: record, input: oneRecord },
  restoreChange: {
    refers: { ...record, 'params.changeId': 'within' },
    input: async ({ the }) => ({
      params: { kpiRecordId: await the('record'), changeId: 2 },
      body: { version: 2 },
    }),
  },
  ofKpi: {
    refers: { 'params.kpiId': 'ownKpi' },
    input: async ({ the }) => ({ params: { kpiId: await the('ownKpi') } }),
  },
};

export const kpiBatchesCalls: CallsOf<'kpiBatches'> = {
  takeBack: {
    refers: { 'params.batchId': 'batch' },
    input: async ({ the }) => ({ params: { batchId: await the('batch') } }),
    further: [
      async (own) => {
        await aPaste(own);
        return { params: { batchId: keys.batch } };
      },
    ],
  },
};
