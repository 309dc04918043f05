import type { TranslatedKind } from '@metra/contract/operations/translations-admin';
import { TranslatedKind as kinds } from '@metra/contract/operations/translations-admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aTagType } from '../../../test/factories/tags.ts';

let app: TestApp;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const countOf = async (kind: TranslatedKind) => {
  const { items } = await editor.client.translationsAdmin.overview();
  return items.find((item) => item.kind === kind);
};
const gapsOf = async (kind: TranslatedKind) =>
  (await editor.client.translationsAdmin.gaps({ params: { kind }, query: { pageSize: 100 } })).items;

describe('content that lacks a language', () => {
  test('is counted for every kind; delivered content is complete', async () => {
    const { items } = await editor.client.translationsAdmin.overview();
    expect(items.map(({ kind }) => kind)).toEqual(kinds.options);
    const lacking = items.filter(({ missing, outdated }) => missing + outdated > 0);
    expect(lacking).toEqual([]);
    expect(items.find(({ kind }) => kind === 'GOAL')?.total).toBeGreaterThan(10);
  });

  test('is listed with a link to the editor, and disappears when it is complete', async () => {
    const [first] = (await editor.client.goalsAdmin.list()).items;
    const goal = await editor.client.goalsAdmin.read({ params: { id: first?.id ?? 0 } });
    const write = {
      sdgs: goal.sdgs,
      kpis: goal.kpiList.map(({ id }) => id),
      industries: goal.industries.map(({ id }) => id),
      landingPageId: goal.landingPage?.id ?? null,
    };
    const { de, en } = goal.translations;
    if (!en) throw new Error('The catalogue lacks English');
    const save = async (translations: typeof goal.translations) => {
      const { version } = await editor.client.goalsAdmin.read({ params: { id: goal.id } });
      await editor.client.goalsAdmin.update({
        params: { id: goal.id },
        body: { ...write, translations, version },
      });
    };
    await save({ de, en: { ...en, summary: ' ' } });
    expect(await countOf('GOAL')).toMatchObject({ missing: 1, outdated: 0 });
    expect(await gapsOf('GOAL')).toMatchObject([
      { id: goal.id, slug: goal.slug, problem: 'MISSING', language: 'en', name: goal.name },
    ]);
    expect((await editor.client.goalsAdmin.read({ params: { id: goal.id } })).lacks).toEqual(['en']);

    // Only the German text changes, so the English one may be outdated.
    await save({ de, en });
    await save({ de: { ...de, name: 'Anders gesagt' }, en });
    expect(await gapsOf('GOAL')).toMatchObject([{ id: goal.id, problem: 'OUTDATED', language: 'en' }]);

    await editor.client.translationsAdmin.confirm({ params: { kind: 'GOAL', id: goal.id } });
    expect(await gapsOf('GOAL')).toEqual([]);
    await save({ de: { ...de, name: 'Wieder anders' }, en });
    expect(await countOf('GOAL')).toMatchObject({ missing: 0, outdated: 1 });
    await save({ de: { ...de, name: 'Beides' }, en: { ...en, name: 'Both' } });
    expect(await gapsOf('GOAL')).toEqual([]);
  });

  test('is found in tags, projects and own words of other rooms', async () => {
    const type = await aTagType(editor);
    expect((await gapsOf('TAG_TYPE')).map(({ id }) => id)).toContain(type.id);
    const project = await editor.client.projectsAdmin.create({
      body: {
        slug: 'nur-deutsch',
        translations: { de: { name: 'Nur deutsch' } },
        ownerId: editor.organisationId,
      },
    });
    expect(await gapsOf('PROJECT')).toMatchObject([{ id: project.id, slug: 'nur-deutsch' }]);
  });

  test('nothing that is not there can be confirmed, and members do not see any of it', async () => {
    await expect(
      editor.client.translationsAdmin.confirm({ params: { kind: 'GOAL', id: 987654321 } }),
    ).rejects.toMatchObject({ status: 404 });
    const { client } = await signedIn(app, await aMember(app.platform));
    await expect(client.translationsAdmin.overview()).rejects.toMatchObject({ status: 403 });
  });
});
