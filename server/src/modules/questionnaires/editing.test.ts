import { randomUUID } from 'node:crypto';
import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import type { ShowIf } from '@metra/contract/shapes/questionnaire-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import {
  anActiveQuestionnaire,
  aQuestionnaire,
  aSignedInEditor,
  aSubmission,
  heating,
  people,
  quickCheck,
  remark,
  switched,
} from '../../../test/factories/questionnaires.ts';
import { aTag, aTagType } from '../../../test/factories/tags.ts';
import { seedCatalogue } from '../catalogue/catalogue.module.ts';
import { readCatalogueRows } from '../catalogue/seed-rows.ts';

let app: TestApp;
let editor: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await aSignedInEditor(app);
});
afterAll(() => app.close());

const admin = () => editor.client.questionnairesAdmin;
const of = ({ id }: Pick<EditedQuestionnaire, 'id'>) => ({ questionnaireId: id });
const questionIds = ({ questions }: EditedQuestionnaire) => questions.map(({ id }) => id);
const showIf = (questionId: number): ShowIf => ({
  match: 'ALL',
  conditions: [{ questionId, operator: 'ANSWERED' }],
});

describe('questions', () => {
  test('are added at the end and sorted; an outdated version gets a conflict', async () => {
    const made = await aQuestionnaire(editor);
    const ids = questionIds(made);
    const reversed = await admin().updateOrder({
      params: of(made),
      body: { questionIds: ids.toReversed(), version: made.version },
    });
    expect(questionIds(reversed)).toEqual(ids.toReversed());
    await expect(
      admin().updateOrder({ params: of(made), body: { questionIds: ids, version: made.version } }),
    ).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    expect(questionIds(await admin().read({ params: { id: made.id } }))).toEqual(ids.toReversed());
  });

  test('of two editors who reorder at once, one gets a conflict', async () => {
    const made = await aQuestionnaire(editor);
    const [one = 0, two = 0, three = 0] = questionIds(made);
    const orders = [
      [two, one, three],
      [three, two, one],
    ];
    const outcomes = await Promise.allSettled(
      orders.map((each) =>
        admin().updateOrder({ params: of(made), body: { questionIds: each, version: made.version } }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(orders).toContainEqual(questionIds(await admin().read({ params: { id: made.id } })));
  });

  test.each<[string, (ids: number[]) => number[], object]>([
    ['one missing', (ids) => ids.slice(1), { key: 'minItems' }],
    ['one twice', ([one = 0, two = 0]) => [one, two, one], { key: 'uniqueItems' }],
    ['a strange one', (ids) => [...ids, 999], { key: 'unknown', path: 'questionIds/3' }],
  ])('are not put in order with %s', async (_, wrong, problem) => {
    const made = await aQuestionnaire(editor);
    const body = { questionIds: wrong(questionIds(made)), version: made.version };
    await expect(admin().updateOrder({ params: of(made), body })).rejects.toMatchObject({
      fields: [problem],
    });
  });

  test('have what their type needs, and nothing else', async () => {
    const made = await aQuestionnaire(editor, []);
    const add = (question: object) =>
      admin().addQuestion({ params: of(made), body: { ...heating, ...question, version: made.version } });
    await expect(add({ options: [] })).rejects.toMatchObject({ fields: [{ path: 'options' }] });
    await expect(add({ type: 'TEXT' })).rejects.toMatchObject({ status: 400 });
    await expect(add({ scale: { min: 1, max: 5 } })).rejects.toMatchObject({ fields: [{ path: 'scale' }] });
    await expect(
      add({ type: 'SCALE', options: [], scale: { min: 1, max: 5, scores: [0, 100] } }),
    ).rejects.toMatchObject({ fields: [{ path: 'scale' }] });
    await expect(
      add({ options: [{ id: 77, text: { de: 'x' } }, { text: { de: 'y' } }] }),
    ).rejects.toMatchObject({
      fields: [{ path: 'options/0/id', key: 'unknown' }],
    });
  });

  test('never get a number that another had', async () => {
    const made = await aQuestionnaire(editor, [heating]);
    const [question] = made.questions;
    await admin().removeQuestion({ params: { ...of(made), questionId: question?.id ?? 0 } });
    const { version } = await admin().read({ params: { id: made.id } });
    const again = await admin().addQuestion({ params: of(made), body: { ...heating, version } });
    const numbers = again.questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
    expect(Math.min(...numbers)).toBeGreaterThan(Math.max(...(question?.options.map(({ id }) => id) ?? [])));
  });
});

describe('conditions', () => {
  const dependent = async () => {
    const made = await aQuestionnaire(editor, [heating, people]);
    const [first = 0, second = 0] = questionIds(made);
    const changed = await admin().updateQuestion({
      params: { ...of(made), questionId: second },
      body: { ...people, showIf: showIf(first), version: made.version },
    });
    return { changed, first, second };
  };

  test('can only depend on earlier questions, whatever is changed', async () => {
    const { changed, first, second } = await dependent();
    const broken = { i18nKey: 'questionnaire.condition_broken' };
    const { version } = changed;
    await expect(
      admin().updateOrder({ params: of(changed), body: { questionIds: [second, first], version } }),
    ).rejects.toMatchObject(broken);
    await expect(
      admin().updateQuestion({
        params: { ...of(changed), questionId: first },
        body: { ...heating, showIf: showIf(second), version },
      }),
    ).rejects.toMatchObject(broken);
    await expect(
      admin().removeQuestion({ params: { ...of(changed), questionId: first } }),
    ).rejects.toMatchObject({ ...broken, fields: [{ detail: String(second) }] });
    expect((await admin().read({ params: { id: changed.id } })).version).toBe(version);
  });

  test('stay valid when a question is removed while another is made to depend on it', async () => {
    const made = await aQuestionnaire(editor, [heating, people]);
    const [first = 0, second = 0] = questionIds(made);
    await Promise.allSettled([
      admin().removeQuestion({ params: { ...of(made), questionId: first } }),
      admin().updateQuestion({
        params: { ...of(made), questionId: second },
        body: { ...people, showIf: showIf(first), version: made.version },
      }),
    ]);
    const { questions } = await admin().read({ params: { id: made.id } });
    const depends = questions.some((question) => question.showIf);
    expect(depends).toBe(questions.some(({ id }) => id === first));
  });
});

describe('tags that answers earn', () => {
  test('are said per option or range, by tags that are there', async () => {
    const made = await aQuestionnaire(editor, [heating, people]);
    const [question, number] = made.questions;
    const params = { ...of(made), questionId: question?.id ?? 0 };
    const optionId = question?.options[0]?.id ?? 0;
    const rules = [{ when: { optionId }, tags: [{ tag: 'renewables', weight: 3 }] }];
    const changed = await admin().updateTagMapping({ params, body: { rules, version: made.version } });
    expect(await admin().tagMapping({ params })).toEqual({ rules, version: changed.version });
    const set = (questionId: number, when: object, tag = 'renewables') =>
      admin().updateTagMapping({
        params: { ...of(made), questionId },
        body: { rules: [{ when, tags: [{ tag, weight: 1 }] }], version: changed.version },
      });
    await expect(set(params.questionId, { optionId }, 'gibt-es-nicht')).rejects.toMatchObject({
      fields: [{ path: 'tags', key: 'unknown' }],
    });
    await expect(set(params.questionId, { min: 1 })).rejects.toMatchObject({
      fields: [{ path: 'rules/0/when' }],
    });
    await expect(set(number?.id ?? 0, { optionId })).rejects.toMatchObject({ status: 400 });
    // The option is removed together with its tags.
    const without = await admin().updateQuestion({
      params,
      body: {
        ...heating,
        options: [{ text: { de: 'Gas' } }, { text: { de: 'Holz' } }],
        version: changed.version,
      },
    });
    expect(without.questions[0]?.tagMapping).toEqual([]);
  });

  test('are still meant when a tag is called something else, and keep it from being deleted', async () => {
    const type = await aTagType(editor, { availableFor: ['QUESTIONNAIRE'] });
    const tag = await editor.client.tags.create({ body: aTag({ tagTypeId: type.id }) });
    const made = await anActiveQuestionnaire(editor, [heating]);
    const [question] = made.questions;
    const rules = [
      { when: { optionId: question?.options[0]?.id ?? 0 }, tags: [{ tag: tag.slug, weight: 2 }] },
    ];
    const params = { ...of(made), questionId: question?.id ?? 0 };
    const mapped = await admin().updateTagMapping({ params, body: { rules, version: made.version } });
    await editor.client.tags.update({
      params: { tagId: tag.id },
      body: {
        slug: `${tag.slug}-neu`,
        tagTypeId: type.id,
        translations: { de: { name: 'Neu' } },
        version: tag.version,
      },
    });
    const { questionnaires } = app.client();
    const sent = await questionnaires.submit({ params: { id: String(made.id) }, body: aSubmission(mapped) });
    const { tags } = await questionnaires.result({ params: { resultId: sent.id } });
    expect(tags).toMatchObject([{ slug: `${tag.slug}-neu`, name: 'Neu', weight: 2 }]);
    // It is saved again without a change.
    await admin().updateTagMapping({ params, body: { rules, version: mapped.version } });
    await expect(editor.client.tags.remove({ params: { tagId: tag.id }, query: {} })).rejects.toMatchObject({
      i18nKey: 'tag.in_use',
      fields: [{ path: 'questionnaires', detail: 'Fragen zum Anfang' }],
    });
    await editor.client.tags.remove({ params: { tagId: tag.id }, query: { force: true } });
    expect((await questionnaires.result({ params: { resultId: sent.id } })).tags).toEqual([]);
  });
});

describe('a questionnaire', () => {
  test('is switched on with questions only, and keeps one while it is', async () => {
    const empty = await aQuestionnaire(editor, []);
    await expect(switched(editor, empty, true)).rejects.toMatchObject({
      i18nKey: 'questionnaire.no_questions',
    });
    const made = await anActiveQuestionnaire(editor, [heating]);
    await expect(
      admin().removeQuestion({ params: { ...of(made), questionId: made.questions[0]?.id ?? 0 } }),
    ).rejects.toMatchObject({ i18nKey: 'questionnaire.no_questions' });
  });

  test('is never changed under its results', async () => {
    const made = await anActiveQuestionnaire(editor, [heating, remark]);
    const [question, other] = made.questions;
    const { questionnaires } = app.client();
    const body = aSubmission(made, [
      { questionId: question?.id ?? 0, optionIds: [question?.options[0]?.id ?? 0] },
      { questionId: other?.id ?? 0, text: 'Zeit' },
    ]);
    const sent = await questionnaires.submit({ params: { id: String(made.id) }, body });
    const before = await questionnaires.result({ params: { resultId: sent.id } });
    const changed = await admin().updateQuestion({
      params: { ...of(made), questionId: question?.id ?? 0 },
      body: {
        ...heating,
        text: { de: 'Ganz anders' },
        options: [{ text: { de: 'a' }, score: 50 }, { text: { de: 'b' } }],
        version: made.version,
      },
    });
    await admin().removeQuestion({ params: { ...of(made), questionId: other?.id ?? 0 } });
    expect(await questionnaires.result({ params: { resultId: sent.id } })).toEqual(before);
    const { items } = await editor.client.questionnaireResults.list({ params: of(made) });
    const detail = await editor.client.questionnaireResults.read({
      params: { ...of(made), resultId: items[0]?.id ?? 0 },
    });
    expect(detail).toMatchObject({
      version: made.version,
      answers: [
        { question: 'Womit heizen Sie?', answer: 'Heizöl', order: 1 },
        { question: 'Was hält Sie auf?', answer: 'Zeit', order: 2 },
      ],
    });
    expect(changed.resultCount).toBe(1);
    await expect(
      app.platform.database.pool.query(`update questionnaire_versions set questions = '[]'`),
    ).rejects.toThrow('never changed');
  });

  test('with results is deleted only by force, and they go with it', async () => {
    const made = await anActiveQuestionnaire(editor);
    const { questionnaires } = app.client();
    const sent = await questionnaires.submit({ params: { id: String(made.id) }, body: aSubmission(made) });
    const params = { id: made.id };
    await expect(admin().remove({ params, query: {} })).rejects.toMatchObject({
      i18nKey: 'questionnaire.has_results',
    });
    await admin().remove({ params, query: { force: true } });
    await expect(admin().read({ params })).rejects.toMatchObject({ i18nKey: 'not_found.questionnaire' });
    await expect(questionnaires.result({ params: { resultId: sent.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('goes out as one file and comes back the same; a copy has no results and is not active', async () => {
    const { items } = await admin().list({ query: { query: 'Schnellcheck' } });
    const original = await admin().read({ params: { id: items[0]?.id ?? 0 } });
    const file = await admin().export({ params: { id: original.id } });
    const written = JSON.parse(await file.text());
    await expect(admin().import({ body: written })).rejects.toMatchObject({ i18nKey: 'conflict.slug' });
    const imported = await admin().import({ body: { ...written, slug: `geholt-${randomUUID()}` } });
    expect(imported).toMatchObject({ questions: original.questions, bands: original.bands, active: false });
    const copied = await admin().copy({
      params: { id: original.id },
      body: { slug: `kopie-${randomUUID()}` },
    });
    expect(copied).toMatchObject({ questions: original.questions, resultCount: 0, active: false });
    expect(copied.id).not.toBe(original.id);
  });

  test.each<[string, (file: { questions: EditedQuestionnaire['questions'] }) => object]>([
    ['a number used twice', ({ questions }) => ({ questions: [questions[0], questions[0]] })],
    [
      'a question without what its type needs',
      ({ questions: [first] }) => ({ questions: [{ ...first, type: 'TEXT' }] }),
    ],
    [
      'a rule for no option of its question',
      ({ questions: [first] }) => ({
        questions: [
          { ...first, tagMapping: [{ when: { optionId: 999 }, tags: [{ tag: 'renewables', weight: 1 }] }] },
        ],
      }),
    ],
    ['another format', () => ({ format: 'metra-questionnaire-9' })],
  ])('from a file with %s is refused', async (_, wrong) => {
    const made = await aQuestionnaire(editor, [heating]);
    const file = JSON.parse(await (await admin().export({ params: { id: made.id } })).text());
    const body = { ...file, slug: `geholt-${randomUUID()}`, ...wrong(file) };
    await expect(admin().import({ body })).rejects.toMatchObject({ status: 400 });
  });

  test('from a file with a circle is refused', async () => {
    const made = await aQuestionnaire(editor, [heating, people]);
    const file = JSON.parse(await (await admin().export({ params: { id: made.id } })).text());
    const [first, second] = questionIds(made);
    const questions = file.questions.map((question: object, place: number) => ({
      ...question,
      showIf: showIf((place === 0 ? second : first) ?? 0),
    }));
    await expect(
      admin().import({ body: { ...file, slug: `geholt-${randomUUID()}`, questions } }),
    ).rejects.toMatchObject({ i18nKey: 'questionnaire.condition_broken' });
  });

  test('is for editors', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await expect(member.client.questionnairesAdmin.list({})).rejects.toMatchObject({ status: 403 });
  });
});

describe('the questionnaires of the program', () => {
  const rows = readCatalogueRows();
  const delivered = (name: string) => ({
    ...rows,
    questionnaires: rows.questionnaires.map((each) => ({
      ...each,
      translations: { ...each.translations, de: { name, description: '' } },
    })),
  });
  const nameOf = async () => (await app.client().questionnaires.read({ params: { id: quickCheck } })).name;

  test('is brought up to date until somebody has edited it, and not brought back once deleted', async () => {
    const { database, signals } = app.platform;
    const seed = async (name: string) => {
      await seedCatalogue(database, delivered(name));
      await signals.send(database.kysely, 'catalogue');
    };
    await seed('Erste Fassung');
    await expect.poll(nameOf).toBe('Erste Fassung');
    const { items } = await admin().list({ query: { query: 'Erste Fassung' } });
    const present = await admin().read({ params: { id: items[0]?.id ?? 0 } });
    await switched(
      editor,
      { ...present, translations: { de: { name: 'Unser Check', description: '' } } },
      true,
    );
    await seed('Zweite Fassung');
    await expect.poll(nameOf).toBe('Unser Check');
    await admin().remove({ params: { id: present.id }, query: { force: true } });
    await seed('Dritte Fassung');
    await expect(app.client().questionnaires.read({ params: { id: quickCheck } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
