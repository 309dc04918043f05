import { mostAdminViews } from '@metra/contract/operations/admin-views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aSignedInAdministrator } from '../../../test/factories/billing.ts';
import { aSignedInEditor } from '../../../test/factories/questionnaires.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const view = { list: 'offers', name: 'Gemeldet', search: 'reported=true', isShared: false } as const;
const namesFor = async ({ client }: Awaited<ReturnType<typeof aSignedInEditor>>, list = view.list) =>
  (await client.adminViews.list({ query: { list } })).items.map(({ name }) => name);

describe('a view of a list', () => {
  test('is its maker’s own until it is shared with everybody', async () => {
    const [maker, colleague] = [await aSignedInEditor(app), await aSignedInEditor(app)];
    const own = await maker.client.adminViews.create({ body: { ...view, name: ' Meine ' } });
    expect(own).toMatchObject({ name: 'Meine', isShared: false, mayChange: true, version: 1 });
    expect(await namesFor(colleague)).not.toContain('Meine');
    const { id, version } = own;
    const change = { name: 'Unsere', search: 'page=2', isShared: true, version };
    expect(await maker.client.adminViews.update({ params: { id }, body: change })).toMatchObject({
      name: 'Unsere',
      search: 'page=2',
      isShared: true,
      version: 2,
    });
    const { items } = await colleague.client.adminViews.list({ query: { list: 'offers' } });
    expect(items.find((item) => item.id === id)).toMatchObject({ name: 'Unsere', mayChange: false });
    await maker.client.adminViews.remove({ params: { id } });
    expect(await namesFor(maker)).not.toContain('Unsere');
  });

  test('of somebody else is not there, and a shared one is changed by its maker and by administrators alone', async () => {
    const [maker, colleague] = [await aSignedInEditor(app), await aSignedInEditor(app)];
    const administrator = await aSignedInAdministrator(app);
    const { id } = await maker.client.adminViews.create({ body: view });
    const body = { name: 'Fremd', search: '', isShared: true, version: 1 };
    for (const { client } of [colleague, administrator]) {
      await expect(client.adminViews.update({ params: { id }, body })).rejects.toMatchObject({
        i18nKey: 'not_found.admin_view',
      });
      await expect(client.adminViews.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
    }
    await maker.client.adminViews.update({ params: { id }, body });
    await expect(colleague.client.adminViews.remove({ params: { id } })).rejects.toMatchObject({
      status: 403,
    });
    await administrator.client.adminViews.update({ params: { id }, body: { ...body, version: 2 } });
    await expect(maker.client.adminViews.update({ params: { id }, body })).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
    await administrator.client.adminViews.remove({ params: { id } });
  });

  test('of what only administrators see is not an editor’s, not even its name', async () => {
    const [editor, administrator] = [await aSignedInEditor(app), await aSignedInAdministrator(app)];
    const body = { ...view, list: 'accounts', name: 'Verdächtig', isShared: true } as const;
    await expect(editor.client.adminViews.create({ body })).rejects.toMatchObject({ status: 403 });
    const { id } = await administrator.client.adminViews.create({ body });
    expect((await editor.client.adminViews.list({})).items.map((item) => item.id)).not.toContain(id);
    await expect(editor.client.adminViews.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('can be created until the limit, even with simultaneous calls', async () => {
    const maker = await aSignedInEditor(app);
    const kept = await Promise.allSettled(
      Array.from({ length: mostAdminViews + 5 }, (_, n) =>
        maker.client.adminViews.create({ body: { ...view, list: 'goals', name: `Ansicht ${n}` } }),
      ),
    );
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostAdminViews);
    expect(kept.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { i18nKey: 'admin_view.limit_reached' },
    });
  });
});
