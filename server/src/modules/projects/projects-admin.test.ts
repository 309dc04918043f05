import type { SentBody } from '@metra/contract/core/operation';
import type { AdminProjectDetail, projectsAdmin } from '@metra/contract/operations/projects-admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  aMember,
  anEditor,
  anOrganisation,
  type SignedInAccount,
  signedIn,
} from '../../../test/factories/accounts.ts';

let app: TestApp;
let editor: SignedInAccount;
let owner: number;
let partner: number;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
  owner = await anOrganisation(app.platform, 'Werk');
  partner = await anOrganisation(app.platform, 'Bank');
});
afterAll(() => app.close());

let counter = 0;
const aProject = (): SentBody<typeof projectsAdmin.create> => {
  counter += 1;
  return {
    slug: `network-${counter}`,
    translations: { de: { name: `Netzwerk ${counter}`, description: 'Gemeinsam.' } },
    ownerId: owner,
    partners: [partner],
    startedOn: '2026-01-01',
  };
};
const create = (wishes: Partial<SentBody<typeof projectsAdmin.create>> = {}): Promise<AdminProjectDetail> =>
  editor.client.projectsAdmin.create({ body: { ...aProject(), ...wishes } });
const writeOf = (project: AdminProjectDetail): SentBody<typeof projectsAdmin.update> => ({
  slug: project.slug,
  translations: project.translations,
  ownerId: project.owner.id,
  partners: project.partnerList.map(({ id }) => id),
  startedOn: project.startedOn,
  finishedOn: project.finishedOn,
  version: project.version,
});

describe('projects', () => {
  test('are begun with an owner and partners, and read by name, state and order', async () => {
    const running = await create();
    expect(running).toMatchObject({
      owner: { name: 'Werk' },
      partnerList: [{ name: 'Bank' }],
      partners: 1,
      state: 'RUNNING',
      ownHome: false,
    });
    const planned = await create({ startedOn: '2027-01-01' });
    const ended = await create({ finishedOn: '2026-02-01' });
    for (const [state, project] of [
      ['RUNNING', running],
      ['PLANNED', planned],
      ['ENDED', ended],
    ] as const) {
      const { items } = await editor.client.projectsAdmin.list({ query: { state, pageSize: 100 } });
      expect(items.map(({ id }) => id)).toContain(project.id);
      expect(items.every((item) => item.state === state)).toBe(true);
    }
    const found = await editor.client.projectsAdmin.list({ query: { query: running.name.toUpperCase() } });
    expect(found.items.map(({ id }) => id)).toContain(running.id);
    const { rows } = await app.platform.database.pool.query(
      'select action, details from audit_log where subject = $1',
      [`project:${running.id}`],
    );
    expect(rows).toMatchObject([
      { action: 'project.created', details: { after: { owner: expect.any(String) } } },
    ]);
  });

  test('change hands: a partner becomes the owner, the owner a partner', async () => {
    const project = await create();
    const changed = await editor.client.projectsAdmin.update({
      params: { id: project.id },
      body: { ...writeOf(project), ownerId: partner, partners: [owner] },
    });
    expect(changed).toMatchObject({ owner: { id: partner }, partnerList: [{ id: owner }], version: 2 });
    await expect(
      editor.client.projectsAdmin.update({ params: { id: project.id }, body: writeOf(project) }),
    ).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  });

  test('refuse what cannot be: unknown people, the owner as a partner, an end before the start, a slug twice', async () => {
    const taken = await create();
    const fieldOf = (wishes: Partial<SentBody<typeof projectsAdmin.create>>) =>
      create(wishes).then(
        () => undefined,
        (error) => error.fields?.[0] ?? error.i18nKey,
      );
    expect(await fieldOf({ ownerId: 987654321 })).toBe('not_found.organisation');
    expect(await fieldOf({ partners: [partner, 987654321] })).toMatchObject({
      path: 'partners/1',
      key: 'unknown',
    });
    expect(await fieldOf({ partners: [owner] })).toMatchObject({ path: 'partners/0', key: 'not' });
    expect(await fieldOf({ partners: [partner, partner] })).toMatchObject({ key: 'uniqueItems' });
    expect(await fieldOf({ startedOn: '2026-05-01', finishedOn: '2026-04-30' })).toMatchObject({
      path: 'finishedOn',
    });
    expect(await fieldOf({ slug: taken.slug })).toBe('conflict.slug');
    expect(await fieldOf({ slug: 'Groß und frei' })).toMatchObject({ path: 'slug' });
  });

  test('may have a home page of their own, which ends with them', async () => {
    const project = await create();
    const query = { project: project.slug };
    const { content, version } = await editor.client.home.readForEditors({ query });
    const { hero } = content.translations.de;
    content.translations.de.hero = { ...hero, title: 'Gemeinsam geht es' };
    await editor.client.home.update({ query, body: { content, version } });
    expect((await editor.client.projectsAdmin.read({ params: { id: project.id } })).ownHome).toBe(true);
    await expect
      .poll(async () => (await app.client().home.read({ query })).hero.title)
      .toBe('Gemeinsam geht es');
    await editor.client.projectsAdmin.remove({
      params: { id: project.id },
      query: { version: project.version },
    });
    await expect(app.client().home.read({ query })).rejects.toMatchObject({ i18nKey: 'not_found.project' });
  });

  test('are nobody else’s to see here', async () => {
    const { client } = await signedIn(app, await aMember(app.platform));
    await expect(client.projectsAdmin.list()).rejects.toMatchObject({ status: 403 });
  });

  test('can be exported as a table, with any content', async () => {
    await create({ translations: { de: { name: '=HYPERLINK("x")' } } });
    const response = await app.fetch('/api/v1/admin/projects/export?sort=-startedOn', {
      headers: { authorization: `Bearer ${editor.token}` },
    });
    const text = await response.text();
    const { total } = await editor.client.projectsAdmin.list();
    expect(text.trim().split('\r\n')).toHaveLength(total + 1);
    expect(text).not.toMatch(/(^|;|,|\n)"?=HYPERLINK/);
  });
});
