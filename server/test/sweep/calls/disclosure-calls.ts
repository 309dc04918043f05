import { answers, keys, siteRows } from '../keyed-objects.ts';
import type { CallsOf } from '../operation-call.ts';

const datapoint = { 'params.year': 'within', 'params.name': 'catalogue' } as const;
const disclosure = { 'params.year': 'within', 'params.code': 'catalogue' } as const;
const { disclosureYear: year, table, disclosure: code } = keys;

export const disclosuresCalls: CallsOf<'disclosures'> = {
  read: { refers: { 'params.year': 'within' }, input: () => ({ params: { year } }) },
  rows: { refers: datapoint, input: () => ({ params: { year, name: table } }) },
  answer: {
    refers: { ...datapoint, 'body.responsibleId': 'colleague' },
    input: async ({ the }) => ({
      params: { year, name: keys.datapoint },
      body: { value: '4200000', responsibleId: await the('colleague'), version: 0 },
    }),
    further: [siteRows('Neu'), null].map((rows) => async (own) => {
      await answers(own);
      return { params: { year, name: table }, body: { rows, version: 1 } };
    }),
  },
  unchanged: {
    refers: { 'params.year': 'within' },
    input: async ({ app, member }) => {
      await app.platform.database.pool.query(
        `insert into disclosure_answers (organisation_id, year, version_id, name, state, value, language, changed_at)
         select $1, $2, id, 'UndertakingsLegalForm', 'ANSWERED', '"vsme:CooperativeMember"', 'de', now()
         from standard_versions where slug = 'vsme-2026-05-01' on conflict do nothing`,
        [member.organisationId, year - 1],
      );
      return { params: { year }, body: { names: [keys.carriedDatapoint] } };
    },
    further: [
      async (own) => {
        await answers(own);
        return { params: { year }, body: { names: [table] } };
      },
    ],
  },
  responsible: {
    refers: { ...disclosure, 'body.accountId': 'colleague' },
    input: async ({ the }) => ({ params: { year, code }, body: { accountId: await the('colleague') } }),
    further: [
      async (own) => {
        await answers(own);
        return { params: { year, code }, body: { accountId: null } };
      },
    ],
  },
  changeIdentifiers: {
    refers: {},
    input: () => ({ body: { registerNumber: 'Amtsgericht Ulm, HRB 1', version: 0 } }),
  },
  codes: {
    refers: { 'params.version': 'catalogue', 'params.name': 'catalogue' },
    input: () => ({ params: { version: 'vsme-2026-05-01', name: 'country' } }),
  },
};
