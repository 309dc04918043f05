import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../test/factories/accounts.ts';
import { aSignedInAdministrator } from '../../../test/factories/billing.ts';
import {
  anActiveQuestionnaire,
  aSignedInEditor,
  aSubmission,
  heating,
  people,
  remark,
} from '../../../test/factories/questionnaires.ts';

let app: TestApp;
let editor: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await aSignedInEditor(app);
});
afterAll(() => app.close());

const of = ({ id }: EditedQuestionnaire) => ({ questionnaireId: id });
const results = () => editor.client.questionnaireResults;

/** Three results: oil, oil and a heat pump, with 3, 12 and 14 people. */
async function answered(): Promise<EditedQuestionnaire> {
  const made = await anActiveQuestionnaire(editor, [heating, people, remark]);
  const [choice, number, written] = made.questions;
  const [oil = 0, pump = 0] = choice?.options.map(({ id }) => id) ?? [];
  const send = async (optionId: number, value: number, secondsTaken: number | null, remarkText?: string) => {
    const answers: Answer[] = [
      { questionId: choice?.id ?? 0, optionIds: [optionId] },
      { questionId: number?.id ?? 0, value },
      ...(remarkText ? [{ questionId: written?.id ?? 0, text: remarkText }] : []),
    ];
    const body = { ...aSubmission(made, answers), secondsTaken };
    await app.client().questionnaires.submit({ params: { id: String(made.id) }, body });
    app.clock.advance({ seconds: 1 });
  };
  await send(oil, 3, 20, '=HYPERLINK("x")');
  await send(oil, 12, 95);
  await send(pump, 14, null);
  return made;
}

test('results are found by the version that was answered', async () => {
  const made = await answered();
  const [first] = (await results().statistics({ params: of(made) })).versions;
  expect(first?.version).toBe(made.version);
  const { version } = await editor.client.questionnairesAdmin.addQuestion({
    params: of(made),
    body: { ...remark, version: made.version },
  });
  const list = (asked: number) => results().list({ params: of(made), query: { version: asked } });
  expect((await list(made.version)).total).toBe(3);
  // Nobody has answered the new version yet.
  expect((await list(version)).total).toBe(0);
  const body = aSubmission({ ...made, version });
  await app.client().questionnaires.submit({ params: { id: String(made.id) }, body });
  expect((await list(version)).total).toBe(1);
  const { versions } = await results().statistics({ params: of(made) });
  expect(versions.map((each) => each.version)).toEqual([version, made.version]);
});

describe('statistics', () => {
  test('show distribution, scores and time, and change when results are deleted', async () => {
    const made = await answered();
    const [choice] = made.questions;
    const read = () => results().statistics({ params: of(made) });
    expect(await read()).toMatchObject({
      started: 3,
      finished: 3,
      scores: [
        { sector: 'e', average: 33.3, count: 3 },
        { sector: 's', average: null, count: 0 },
        { sector: 'g', average: null, count: 0 },
      ],
      secondsTaken: [
        { from: 0, to: 30, count: 1 },
        { from: 60, to: 120, count: 1 },
      ],
      questions: [
        { answered: 3, distribution: [{ optionId: choice?.options[0]?.id, count: 2 }, { count: 1 }] },
        {
          answered: 3,
          distribution: [
            { from: 2, to: 5, count: 1 },
            { from: 10, to: 20, count: 2 },
          ],
        },
        { answered: 1, distribution: [] },
      ],
    });
    const { items } = await results().list({ params: of(made), query: { sort: 'createdAt' } });
    const some = await results().remove({ params: of(made), query: { ids: [items[0]?.id ?? 0] } });
    expect(some).toEqual({ removed: 1, left: 2 });
    expect(await read()).toMatchObject({ finished: 2, secondsTaken: [{ from: 60, count: 1 }] });
    expect(await results().remove({ params: of(made), query: { all: true } })).toEqual({
      removed: 2,
      left: 0,
    });
    expect(await read()).toMatchObject({ started: 0, finished: 0, secondsTaken: [] });
    expect((await results().list({ params: of(made) })).total).toBe(0);
  });

  test('of nothing known are not found', async () => {
    await expect(results().statistics({ params: { questionnaireId: 999_999 } })).rejects.toMatchObject({
      i18nKey: 'not_found.questionnaire',
    });
    await expect(results().list({ params: { questionnaireId: 999_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('results', () => {
  test('are listed, the newest first, and filtered by day', async () => {
    const made = await answered();
    const { items, total } = await results().list({ params: of(made) });
    expect(total).toBe(3);
    expect(items.map(({ scores }) => scores.e)).toEqual([100, 0, 0]);
    const later = { from: '2030-01-01' };
    expect((await results().list({ params: of(made), query: later })).total).toBe(0);
  });

  test('can be searched by typed answers, not by chosen ones', async () => {
    const made = await answered();
    const found = async (query: string) =>
      (await results().list({ params: of(made), query: { query } })).total;
    expect(await found('hyperLINK("X')).toBe(1);
    expect(await found('Heizöl')).toBe(0);
    expect(await found('%')).toBe(0);
    // Results of another questionnaire are not affected.
    const other = await anActiveQuestionnaire(editor, [heating]);
    const query = { query: 'hyperlink' };
    expect((await results().list({ params: of(other), query })).total).toBe(0);
  });

  test('go out as they are filtered and sorted, and who took them is noted', async () => {
    const made = await answered();
    const numbers = async (query: {
      sort?: 'createdAt' | '-secondsTaken';
      query?: string;
      version?: number;
    }) => {
      const csv = await (
        await results().export({ params: of(made), query: { ...query, format: 'csv' } })
      ).text();
      return csv
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(';')[0]));
    };
    const inList = async (query: object) =>
      (await results().list({ params: of(made), query })).items.map(({ id }) => id);
    for (const asked of [{}, { sort: 'createdAt' }, { sort: '-secondsTaken' }, { query: 'hyper' }] as const)
      expect(await numbers(asked)).toEqual(await inList(asked));
    expect(await numbers({ version: made.version + 1 })).toEqual([]);
    const administrator = await aSignedInAdministrator(app);
    const { items } = await administrator.client.audit.list({ query: { action: 'list.exported' } });
    expect(items[0]).toMatchObject({ subject: { kind: 'list', id: 'questionnaire-results' } });
  });

  test('are not deleted by accident: neither named nor all', async () => {
    const made = await answered();
    await expect(results().remove({ params: of(made), query: {} })).rejects.toMatchObject({
      fields: [{ path: 'ids', key: 'required' }],
    });
    // Results of another questionnaire are not affected.
    const other = await answered();
    const { items } = await results().list({ params: of(other) });
    await results().remove({ params: of(made), query: { ids: items.map(({ id }) => id) } });
    expect((await results().list({ params: of(other) })).total).toBe(3);
    expect((await results().statistics({ params: of(made) })).finished).toBe(3);
    await expect(
      results().read({ params: { ...of(made), resultId: items[0]?.id ?? 0 } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.questionnaire_result' });
  });

  test('go out as a table, also those of questions that were removed, and no formula comes to life', async () => {
    const made = await answered();
    await editor.client.questionnairesAdmin.removeQuestion({
      params: { ...of(made), questionId: made.questions[1]?.id ?? 0 },
    });
    const csv = await (await results().export({ params: of(made), query: { format: 'csv' } })).text();
    const [head, first, ...others] = csv.trim().split('\r\n');
    expect(head).toContain(
      'Umwelt;Soziales;Unternehmensführung;Womit heizen Sie?;Was hält Sie auf?;Wie viele',
    );
    // The newest result comes first, as in the list.
    expect(others.at(-1)).toContain(`Heizöl;"'=HYPERLINK(""x"")";3`);
    expect([first, ...others]).toHaveLength(3);
    const sheet = await results().export({ params: of(made), query: { format: 'xlsx' } });
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
});
