import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../test/factories/accounts.ts';
import { aQuestionnaire, aSignedInEditor, heating } from '../../../test/factories/questionnaires.ts';
import { aTag, aTagType } from '../../../test/factories/tags.ts';

let app: TestApp;
let editor: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await aSignedInEditor(app);
});
afterAll(() => app.close());

const admin = () => editor.client.questionnairesAdmin;
const of = ({ id }: Pick<EditedQuestionnaire, 'id'>) => ({ questionnaireId: id });

test('questions are saved with what their answers earn, options named by their place', async () => {
  const tagType = await aTagType(editor, { availableFor: ['QUESTIONNAIRE'] });
  const tag = await editor.client.tags.create({ body: aTag({ tagTypeId: tagType.id }) });
  const made = await aQuestionnaire(editor, []);
  const save = (when: object, version: number) =>
    admin().addQuestion({
      params: of(made),
      body: { ...heating, tagMapping: [{ when, tags: [{ tag: tag.slug, weight: 2 }] }], version },
    });
  const added = await save({ option: 1 }, made.version);
  const [question] = added.questions;
  expect(question?.tagMapping).toEqual([
    { when: { optionId: question?.options[1]?.id }, tags: [{ tag: tag.slug, weight: 2 }] },
  ]);
  for (const wrong of [{ option: 2 }, { option: 0, notOption: 1 }, { min: 1 }, {}])
    await expect(save(wrong, added.version)).rejects.toMatchObject({
      fields: [{ path: 'tagMapping/0/when', key: 'not' }],
    });
  // A missing list leaves the tags unchanged, and an empty one removes them.
  const change = (tagMapping: [] | undefined, version: number) =>
    admin().updateQuestion({
      params: { ...of(made), questionId: question?.id ?? 0 },
      body: { ...heating, options: question?.options ?? [], ...(tagMapping && { tagMapping }), version },
    });
  const kept = await change(undefined, added.version);
  expect(kept.questions[0]?.tagMapping).toHaveLength(1);
  expect((await change([], kept.version)).questions[0]?.tagMapping).toEqual([]);
});
