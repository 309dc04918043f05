import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

/** Years are the same for everybody. */
const ofYear = { 'params.year': 'catalogue' } as const;
/** A person with a link or a number needs no account. */
const ofLink = { 'params.token': 'catalogue' } as const;

async function reportToken({ member: { client }, the }: Organisation, withCode: boolean): Promise<string> {
  const params = { frozenReportId: await the('frozenReport') };
  const body = { expiresAt: '2027-06-30T22:00:00Z', withCode };
  const { link } = await client.frozenReports.share({ params, body });
  return link?.url.split('/').at(-1) ?? '';
}

async function reportCode({ member: { client }, the }: Organisation): Promise<string> {
  const params = { frozenReportId: await the('frozenReport') };
  return (await client.frozenReports.read({ params })).link?.code ?? '';
}

export const frozenReportsCalls: CallsOf<'frozenReports'> = {
  preview: { refers: ofYear, input: () => ({ params: { year: 2025 } }) },
  freeze: {
    refers: {
      ...ofYear,
      'body.replaces': {
        of: 'frozenReport',
        at: 'body',
        as: (replaces) => ({ replaces, reason: 'Berichtigt' }),
        answer: 'frozen_report.already_there',
      },
    },
    input: () => ({ params: { year: 2024 }, body: {} }),
    another: (input) => ({ ...input, params: { year: 2023 } }),
  },
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
  comparison: { refers: {}, input: () => ({ query: { years: '2025,2026' } }) },
  shared: {
    refers: ofLink,
    input: async (own) => ({ params: { token: await reportToken(own, false) } }),
  },
  openShared: {
    refers: ofLink,
    input: async (own) => ({
      params: { token: await reportToken(own, true) },
      body: { code: await reportCode(own) },
    }),
  },
  sharedFile: {
    refers: ofLink,
    input: async (own) => ({ params: { token: await reportToken(own, false) }, body: { format: 'json' } }),
  },
  verify: {
    refers: { 'params.number': 'catalogue' },
    input: () => ({ params: { number: 'MW7K-2025-02' }, query: { hash: 'a'.repeat(64) } }),
  },
};
