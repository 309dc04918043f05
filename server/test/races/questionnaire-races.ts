import assert from 'node:assert/strict';
import { conditionProblems } from '@metra/contract/rules/questionnaire-rules';
import type { TestApp } from '../app/test-app.ts';
import {
  anActiveQuestionnaire,
  aQuestionnaire,
  aSignedInEditor,
  aSubmission,
  heating,
  people,
  remark,
  switched,
} from '../factories/questionnaires.ts';
import { type Race, race, refusals, served, times } from './race.ts';

/** Resets the limit of submissions. */
const forgetLimits = ({ platform }: TestApp) => platform.database.pool.query('delete from rate_limits');

/** Questionnaires that are answered, changed, sorted and deleted at the same moment. */
export const questionnaireRaces: readonly Race[] = [
  race('the same answers are sent several times at once: one result, counted once', async (app) => {
    const editor = await aSignedInEditor(app);
    const made = await anActiveQuestionnaire(editor);
    return async () => {
      await forgetLimits(app);
      const request = { params: { id: String(made.id) }, body: aSubmission(made) };
      const params = { questionnaireId: made.id };
      const { finished } = await editor.client.questionnaireResults.statistics({ params });
      return {
        calls: times(3, () => () => app.client().questionnaires.submit(request)),
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 3);
          assert.equal(new Set(served(outcomes).map((answer) => JSON.stringify(answer))).size, 1);
          const after = await editor.client.questionnaireResults.statistics({ params });
          assert.equal(after.finished, finished + 1);
        },
      };
    };
  }),

  race(
    'it is answered, changed and its results deleted at once: counts are those of the results',
    async (app) => {
      const editor = await aSignedInEditor(app);
      return async () => {
        await forgetLimits(app);
        const made = await anActiveQuestionnaire(editor, [heating, remark]);
        const params = { questionnaireId: made.id };
        const submit = () =>
          app.client().questionnaires.submit({ params: { id: String(made.id) }, body: aSubmission(made) });
        await submit();
        return {
          calls: [
            ...times(3, () => submit),
            () => editor.client.questionnaireResults.remove({ params, query: { all: true } }),
            () =>
              editor.client.questionnairesAdmin.addQuestion({
                params,
                body: { ...people, version: made.version },
              }),
          ],
          async rule(outcomes) {
            assert.deepEqual(refusals(outcomes), []);
            const { total } = await editor.client.questionnaireResults.list({ params });
            const { finished, questions } = await editor.client.questionnaireResults.statistics({ params });
            assert.equal(finished, total);
            assert.equal(questions[0]?.answered, total);
          },
        };
      };
    },
  ),

  race('it is deleted while somebody submits: without force no result is lost', async (app) => {
    const editor = await aSignedInEditor(app);
    return async () => {
      await forgetLimits(app);
      const made = await anActiveQuestionnaire(editor, [heating]);
      return {
        calls: [
          () =>
            app.client().questionnaires.submit({ params: { id: String(made.id) }, body: aSubmission(made) }),
          () => editor.client.questionnairesAdmin.remove({ params: { id: made.id }, query: {} }),
        ],
        rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          assert.ok(
            ['questionnaire.has_results', 'not_found.questionnaire'].includes(refusals(outcomes)[0] ?? ''),
          );
        },
      };
    };
  }),

  race(
    'two editors order, one removes, one switches on: conditions hold and one version counts',
    async (app) => {
      const editor = await aSignedInEditor(app);
      const admin = editor.client.questionnairesAdmin;
      return async () => {
        const made = await aQuestionnaire(editor, [heating, people, remark]);
        const [one = 0, two = 0, three = 0] = made.questions.map(({ id }) => id);
        const params = { questionnaireId: made.id };
        const { version } = made;
        return {
          calls: [
            () => admin.updateOrder({ params, body: { questionIds: [three, two, one], version } }),
            () => admin.updateOrder({ params, body: { questionIds: [two, one, three], version } }),
            () =>
              admin.updateQuestion({
                params: { ...params, questionId: three },
                body: {
                  ...remark,
                  showIf: { match: 'ALL', conditions: [{ questionId: one, operator: 'ANSWERED' }] },
                  version,
                },
              }),
            () => admin.removeQuestion({ params: { ...params, questionId: one } }),
            () => switched(editor, made, true),
          ],
          async rule() {
            const after = await admin.read({ params: { id: made.id } });
            assert.deepEqual(conditionProblems(after.questions), []);
            assert.equal(new Set(after.questions.map(({ id }) => id)).size, after.questions.length);
            // One change by version, and the removal, which needs no version.
            assert.ok(after.version <= version + 2);
          },
        };
      };
    },
  ),
];
