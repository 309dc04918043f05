import { randomUUID } from 'node:crypto';
import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import {
  anActiveQuestionnaire,
  answersTo,
  aSignedInEditor,
  aSubmission,
  heating,
  people,
  quickCheck,
  remark,
  switched,
} from '../../../test/factories/questionnaires.ts';
import { ensureDemoMarketplace } from '../demo/demo-marketplace.service.ts';

let app: TestApp;
let editor: SignedInAccount;
let member: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await aSignedInEditor(app);
  member = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

const visitor = () => app.client().questionnaires;
const params = ({ id }: Pick<EditedQuestionnaire, 'id'>) => ({ id: String(id) });
const resultCount = async ({ id }: Pick<EditedQuestionnaire, 'id'>) =>
  (await editor.client.questionnairesAdmin.read({ params: { id } })).resultCount;

describe('the quick check that comes with the program', () => {
  test('is available in both languages, by slug or id, and does not reveal the values of answers', async () => {
    const german = await visitor().read({ params: { id: quickCheck } });
    const english = await app.client(null, 'en').questionnaires.read({ params: { id: String(german.id) } });
    expect(german.questions).toHaveLength(15);
    expect(german.questions[0]).toMatchObject({ order: 1, text: 'Wie viele Menschen arbeiten bei Ihnen?' });
    expect(english.questions[0]).toMatchObject({ order: 1, text: 'How many people work for you?' });
    expect(JSON.stringify(german)).not.toMatch(/score|weight|tagMapping/);
  });

  test('produces a profile and goals with reasons', async () => {
    const asked = await visitor().read({ params: { id: quickCheck } });
    const { id } = await visitor().submit({ params: { id: quickCheck }, body: aSubmission(asked) });
    const result = await visitor().result({ params: { resultId: id } });
    expect(result.scores.map(({ sector }) => sector)).toEqual(['e', 's', 'g']);
    // The scores are 100 for accounting for emissions every year, 100 for a heat pump, 0 for energy and 100 for
    // documented waste.
    expect(result.scores[0]).toMatchObject({ score: 75, answered: 4, band: { name: 'Fortgeschritten' } });
    expect(result.tags[0]?.weight).toBeGreaterThanOrEqual(result.tags.at(-1)?.weight ?? 0);
    expect(result.goals.length).toBeGreaterThan(2);
    for (const { reason } of result.goals) {
      expect(reason.tags.length).toBeGreaterThan(0);
      expect(reason.questions.length).toBeGreaterThan(0);
    }
    const english = await app.client(null, 'en').questionnaires.result({ params: { resultId: id } });
    expect(english.scores[0]?.band?.name).toBe('Advanced');
  });

  test('shows the points of each question that counts, and explains scores', async () => {
    const asked = await visitor().read({ params: { id: quickCheck } });
    const { id } = await visitor().submit({ params: { id: quickCheck }, body: aSubmission(asked) });
    const { bands, questions, scores } = await visitor().result({ params: { resultId: id } });
    expect(bands.map(({ min }) => min)).toEqual([0, 40, 70]);
    for (const { sector, score, answered } of scores) {
      const points = questions.filter((each) => each.sector === sector).map((each) => each.points);
      expect(points).toHaveLength(answered);
      const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
      expect(points.length === 0 ? null : Math.round(mean)).toBe(score);
    }
  });

  test('names offers that help, each with the answers it comes from', async () => {
    await ensureDemoMarketplace(app.platform);
    const asked = await visitor().read({ params: { id: quickCheck } });
    const { id } = await visitor().submit({ params: { id: quickCheck }, body: aSubmission(asked) });
    const { offers, tags } = await visitor().result({ params: { resultId: id } });
    expect(offers.length).toBeGreaterThan(2);
    const earned = new Map(tags.map((tag) => [tag.slug, tag.weight]));
    const fits = offers.map(({ reason }) => {
      expect(reason.questions.length).toBeGreaterThan(0);
      for (const tag of reason.tags) expect(earned.get(tag.slug)).toBe(tag.weight);
      return reason.tags.reduce((sum, { weight }) => sum + weight, 0);
    });
    // The displayed reasons agree with the order, best first.
    expect(fits[0]).toBeGreaterThanOrEqual(fits.at(-1) ?? 0);
  });

  test('is set as a PDF that names no answer', async () => {
    const asked = await visitor().read({ params: { id: quickCheck } });
    const { id } = await visitor().submit({ params: { id: quickCheck }, body: aSubmission(asked) });
    const pdf = await visitor().resultPdf({ params: { resultId: id } });
    expect(pdf.type).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    await expect(visitor().resultPdf({ params: { resultId: 'x'.repeat(43) } })).rejects.toMatchObject({
      i18nKey: 'not_found.questionnaire_result',
    });
  });
});

describe('submitting', () => {
  test('returns an id that nobody can guess, and no answer', async () => {
    const made = await anActiveQuestionnaire(editor);
    const answers = [
      ...answersTo(made),
      { questionId: made.questions[2]?.id ?? 0, text: 'Frau Lindner fehlt' },
    ];
    const body = aSubmission(made, answers);
    const { id, removedQuestions } = await visitor().submit({ params: params(made), body });
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(removedQuestions).toEqual([]);
    const result = await visitor().result({ params: { resultId: id } });
    expect(JSON.stringify(result)).not.toMatch(/Lindner|Heizöl/);
    const unknown = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;
    await expect(visitor().result({ params: { resultId: unknown } })).rejects.toMatchObject({
      i18nKey: 'not_found.questionnaire_result',
    });
  });

  test('again with the same id counts once, whenever and however often at once', async () => {
    const made = await anActiveQuestionnaire(editor);
    const request = { params: params(made), body: aSubmission(made) };
    const all = await Promise.all([1, 2, 3, 4].map(() => visitor().submit(request)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await resultCount(made)).toBe(1);
    await switched(editor, made, false);
    expect(await visitor().submit(request)).toEqual(all[0]);
    const other = { ...request.body, answers: [] };
    await expect(visitor().submit({ ...request, body: other })).rejects.toMatchObject({
      i18nKey: 'conflict.submission',
    });
  });

  test.each<[string, (made: EditedQuestionnaire) => Answer[], object]>([
    [
      'an unknown question',
      (made) => [...answersTo(made), { questionId: 999, value: 1 }],
      { key: 'unknown' },
    ],
    [
      'an unknown option',
      ({ questions: [one] }) => [{ questionId: one?.id ?? 0, optionIds: [999] }],
      { key: 'unknown' },
    ],
    ['nothing for a required one', () => [], { key: 'required', path: 'questions/1' }],
    [
      'more than allowed',
      (made) => [...answersTo(made), { questionId: made.questions[1]?.id ?? 0, value: 10_001 }],
      { key: 'maximum', path: 'answers/1/value' },
    ],
  ])('%s is refused, with its place', async (_, answers, problem) => {
    const made = await anActiveQuestionnaire(editor);
    const body = aSubmission(made, answers(made));
    await expect(visitor().submit({ params: params(made), body })).rejects.toMatchObject({
      i18nKey: 'input.invalid',
      fields: [expect.objectContaining(problem)],
    });
    expect(await resultCount(made)).toBe(0);
  });

  test('reports what was removed meanwhile, and keeps the rest', async () => {
    const made = await anActiveQuestionnaire(editor);
    const [first, second] = made.questions;
    const body = aSubmission(made, [...answersTo(made), { questionId: second?.id ?? 0, value: 12 }]);
    const gone = { questionnaireId: made.id, questionId: second?.id ?? 0 };
    await editor.client.questionnairesAdmin.removeQuestion({ params: gone });
    const { removedQuestions } = await visitor().submit({ params: params(made), body });
    expect(removedQuestions).toEqual([second?.id]);
    const { items } = await editor.client.questionnaireResults.list({ params: { questionnaireId: made.id } });
    const result = await editor.client.questionnaireResults.read({
      params: { questionnaireId: made.id, resultId: items[0]?.id ?? 0 },
    });
    expect(result.answers.map(({ questionId }) => questionId)).toEqual([first?.id]);
    // A caller who claims to know the present version but names an unknown option is refused.
    const claim = { ...body, submissionId: randomUUID(), version: result.version };
    await expect(visitor().submit({ params: params(made), body: claim })).rejects.toMatchObject({
      fields: [{ path: 'answers/1/questionId', key: 'unknown' }],
    });
  });

  test('an option that was removed meanwhile is asked for again where it has to be answered', async () => {
    const made = await anActiveQuestionnaire(editor);
    const [question] = made.questions;
    if (!question) throw new Error('There is no question');
    const other = question.options.slice(1);
    await editor.client.questionnairesAdmin.updateQuestion({
      params: { questionnaireId: made.id, questionId: question.id },
      body: { ...heating, options: [...other, { text: { de: 'Gas' } }], version: made.version },
    });
    await expect(visitor().submit({ params: params(made), body: aSubmission(made) })).rejects.toMatchObject({
      fields: [{ path: `questions/${question.id}`, key: 'required' }],
    });
  });

  test('is refused while it is switched off, or was never there', async () => {
    const made = await anActiveQuestionnaire(editor);
    await switched(editor, made, false);
    const body = aSubmission(made);
    await expect(visitor().submit({ params: params(made), body })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'questionnaire.switched_off',
    });
    await expect(visitor().read({ params: params(made) })).rejects.toMatchObject({ status: 404 });
    await expect(visitor().submit({ params: { id: 'gibt-es-nicht' }, body })).rejects.toMatchObject({
      i18nKey: 'not_found.questionnaire',
    });
  });

  test('ignores answers to questions that are not asked', async () => {
    const made = await anActiveQuestionnaire(editor, [heating, people]);
    const [first, second] = made.questions;
    const oil = first?.options[0]?.id ?? 0;
    const pump = first?.options[1]?.id ?? 0;
    const changed = await editor.client.questionnairesAdmin.updateQuestion({
      params: { questionnaireId: made.id, questionId: second?.id ?? 0 },
      body: {
        ...people,
        required: true,
        showIf: {
          match: 'ALL',
          conditions: [{ questionId: first?.id ?? 0, operator: 'CHOSEN', optionId: oil }],
        },
        version: made.version,
      },
    });
    const send = (answers: Answer[]) =>
      visitor().submit({ params: params(made), body: aSubmission(changed, answers) });
    await expect(send([{ questionId: first?.id ?? 0, optionIds: [oil] }])).rejects.toMatchObject({
      fields: [{ path: `questions/${second?.id}`, key: 'required' }],
    });
    await send([
      { questionId: first?.id ?? 0, optionIds: [pump] },
      { questionId: second?.id ?? 0, value: 7 },
    ]);
    const { items } = await editor.client.questionnaireResults.list({ params: { questionnaireId: made.id } });
    const { answers } = await editor.client.questionnaireResults.read({
      params: { questionnaireId: made.id, resultId: items[0]?.id ?? 0 },
    });
    expect(answers.map(({ answer }) => answer)).toEqual(['Wärmepumpe']);
  });

  test('a robot is slowed down', async () => {
    const other = await createTestApp();
    try {
      const of = { id: quickCheck };
      const asked = await other.client().questionnaires.read({ params: of });
      const { database, limiter } = other.platform;
      const limit = { max: 300, perSeconds: 3_600, cost: 300 };
      // This uses up the limit of one network for an hour.
      for (const network of ['127.0.0.1', '::ffff:127.0.0.1'])
        await limiter.take(`submissionsFromNetwork:${network}`, limit);
      const before = await database.kysely.selectFrom('questionnaire_results').select('id').execute();
      await expect(
        other.client().questionnaires.submit({ params: of, body: aSubmission(asked) }),
      ).rejects.toMatchObject({ i18nKey: 'rate_limit.exceeded' });
      expect(await database.kysely.selectFrom('questionnaire_results').select('id').execute()).toEqual(
        before,
      );
    } finally {
      await other.close();
    }
  });
});

describe('a result on one’s own account', () => {
  test('does not reveal its owner when it is shared', async () => {
    const made = await anActiveQuestionnaire(editor);
    const { id } = await member.client.questionnaires.submit({
      params: params(made),
      body: aSubmission(made),
    });
    const forOthers = await visitor().result({ params: { resultId: id } });
    expect(await editor.client.questionnaires.result({ params: { resultId: id } })).toEqual(forOthers);
    const told = JSON.stringify(forOthers);
    for (const own of ['Katrin', member.email]) expect(told).not.toContain(own);
    for (const own of [member.id, member.organisationId]) expect(Object.values(forOthers)).not.toContain(own);
  });

  test('is saved by a signed-in person who submits, and by anyone who knows it', async () => {
    const made = await anActiveQuestionnaire(editor);
    const mine = await member.client.questionnaires.submit({ params: params(made), body: aSubmission(made) });
    const theirs = await visitor().submit({ params: params(made), body: aSubmission(made) });
    const kept = async () => (await member.client.keptResults.list({})).items.map(({ id }) => id);
    expect(await kept()).toContain(mine.id);
    expect(await kept()).not.toContain(theirs.id);
    await member.client.keptResults.keep({ params: { resultId: theirs.id } });
    await member.client.keptResults.keep({ params: { resultId: theirs.id } });
    expect((await kept()).filter((id) => id === theirs.id)).toHaveLength(1);
    expect((await editor.client.keptResults.list({})).items.map(({ id }) => id)).not.toContain(theirs.id);
    await member.client.keptResults.forget({ params: { resultId: theirs.id } });
    expect(await kept()).not.toContain(theirs.id);
    await expect(member.client.keptResults.forget({ params: { resultId: theirs.id } })).rejects.toMatchObject(
      {
        status: 404,
      },
    );
    await expect(
      member.client.keptResults.keep({ params: { resultId: 'x'.repeat(43) } }),
    ).rejects.toMatchObject({
      i18nKey: 'not_found.questionnaire_result',
    });
  });
});

test('how far somebody came is known until they submit', async () => {
  const made = await anActiveQuestionnaire(editor, [heating, remark]);
  const [first, second] = made.questions;
  const statistics = () =>
    editor.client.questionnaireResults.statistics({ params: { questionnaireId: made.id } });
  const body = aSubmission(made);
  const reach = (submissionId: string, questionId: number) =>
    visitor().progress({ params: params(made), body: { submissionId, questionId } });
  await reach(body.submissionId, first?.id ?? 0);
  await reach(body.submissionId, second?.id ?? 0);
  await reach(randomUUID(), first?.id ?? 0);
  expect(await statistics()).toMatchObject({
    started: 2,
    finished: 0,
    questions: [{ leftAt: 1 }, { leftAt: 1 }],
  });
  await visitor().submit({ params: params(made), body });
  // This message was delayed on its way.
  await reach(body.submissionId, second?.id ?? 0);
  expect(await statistics()).toMatchObject({
    started: 2,
    finished: 1,
    questions: [{ leftAt: 1 }, { leftAt: 0 }],
  });
  await expect(reach(randomUUID(), 999)).rejects.toMatchObject({ i18nKey: 'not_found.question' });
});
