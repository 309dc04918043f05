import type { CallsOf } from '../operation-call.ts';

export const frozenReportsCalls: CallsOf<'frozenReports'> = {
  freeze: { refers: {}, input: () => ({ params: { year: 2024 }, body: {} }) },
  read: {
    refers: { 'params.frozenReportId': 'frozenReport' },
    input: async ({ the }) => ({ params: { frozenReportId: await the('frozenReport') } }),
  },
  export: {
    refers: { 'params.frozenReportId': 'frozenReport' },
    input: async ({ the }) => ({
      params: { frozenReportId: await the('frozenReport') },
      query: { format: 'pdf' },
    }),
  },
  share: {
    refers: { 'params.frozenReportId': 'frozenReport' },
    input: async ({ the }) => ({
      params: { frozenReportId: await the('frozenReport') },
      body: { expiresAt: '2027-06-30T22:00:00Z', withCode: true },
    }),
  },
  endShare: {
    refers: { 'params.frozenReportId': 'frozenReport' },
    input: async ({ the }) => ({ params: { frozenReportId: await the('frozenReport') } }),
  },
};
