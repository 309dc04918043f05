import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anAdministrator, anOrganisation, signedIn } from '../../../test/factories/accounts.ts';
import { type DeliveredProject, writeDeliveredProjects } from './projects.store.ts';
import { projectViews } from './projects.views.ts';

let app: TestApp;
const ids: Record<string, number> = {};
const slugs: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['Werk', 'Bank', 'Schule']) {
    const id = await anOrganisation(app.platform, name);
    ids[name] = id;
    const { rows } = await sql<{ slug: string }>`select slug from organisations where id = ${id}`.execute(
      app.platform.database.kysely,
    );
    slugs[name] = rows[0]?.slug ?? '';
  }
});
afterAll(() => app.close());

const aProject = (wishes: Partial<DeliveredProject> = {}): DeliveredProject => ({
  slug: 'solar-roof',
  translations: {
    de: { name: 'Solardach', description: 'Strom vom Dach' },
    en: { name: 'Solar roof', description: 'Power from the roof' },
  },
  startedOn: '2026-02-01',
  finishedOn: null,
  organisation: slugs.Werk ?? '',
  partners: [slugs.Bank ?? '', slugs.Werk ?? '', 'nobody'],
  ...wishes,
});
const write = (...projects: DeliveredProject[]) =>
  app.platform.database.transaction((tx) => writeDeliveredProjects(tx, projects));
const read = (name: string, language: 'de' | 'en' = 'de') =>
  projectViews(app.platform.database.kysely, { organisationId: ids[name] ?? 0, language }).list();
const names = async (name: string) => (await read(name)).map((project) => project.name);

describe('projects', () => {
  test('are read by owner and partners alike, in the asked language, and by nobody else', async () => {
    await write(aProject());
    expect(await read('Bank', 'en')).toEqual([
      {
        id: expect.any(Number),
        slug: 'solar-roof',
        name: 'Solar roof',
        description: 'Power from the roof',
        startedOn: '2026-02-01',
        finishedOn: null,
        owner: { id: ids.Werk, slug: slugs.Werk, name: 'Werk' },
        partners: [{ id: ids.Bank, slug: slugs.Bank, name: 'Bank' }],
      },
    ]);
    expect(await names('Werk')).toEqual(['Solardach']);
    expect(await names('Schule')).toEqual([]);
  });

  test('name to others only those who let themselves be seen', async () => {
    const { kysely } = app.platform.database;
    const show = (id = 0) =>
      sql`update organisations set listed = true, verified_at = now() where id = ${id}`.execute(kysely);
    const asOthers = async () =>
      projectViews(kysely, { organisationId: ids.Bank ?? 0, language: 'de' }).list({ isOwn: false });
    expect(await asOthers()).toEqual([]);
    await show(ids.Werk);
    expect(await asOthers()).toMatchObject([{ owner: { id: ids.Werk }, partners: [] }]);
    await show(ids.Bank);
    expect(await asOthers()).toMatchObject([{ partners: [{ id: ids.Bank }] }]);
  });

  test('are written once; who comes later takes part from then on', async () => {
    await write(aProject({ translations: { de: { name: 'Anders' } }, partners: [slugs.Schule ?? ''] }));
    expect(await names('Schule')).toEqual(['Solardach']);
    expect((await read('Werk'))[0]?.partners.map(({ name }) => name)).toEqual(['Bank', 'Schule']);
  });

  test('whose owner is not there are left out', async () => {
    await write(aProject({ slug: 'other', organisation: 'nobody' }));
    expect(await names('Bank')).toEqual(['Solardach']);
  });

  test('come the latest first', async () => {
    await write(
      aProject({ slug: 'newer', startedOn: '2026-06-01', translations: { de: { name: 'Neuer' } } }),
    );
    expect(await names('Bank')).toEqual(['Neuer', 'Solardach']);
  });

  test('do not show organisations that are being deleted, and end with their owner', async () => {
    const { kysely } = app.platform.database;
    await sql`update organisations set deleted_at = now() where id = ${ids.Bank}`.execute(kysely);
    expect((await read('Werk')).at(-1)?.partners.map(({ name }) => name)).toEqual(['Schule']);
    await sql`delete from organisations where id = ${ids.Werk}`.execute(kysely);
    expect(await names('Schule')).toEqual([]);
  });

  test('the database keeps the owner from being a partner as well', async () => {
    const { kysely } = app.platform.database;
    await sql`insert into projects (slug, organisation_id, translations)
      values ('x', ${ids.Schule}, '{"de":{"name":"x"}}')`.execute(kysely);
    await expect(
      sql`insert into project_partners (project_id, owner_id, organisation_id)
        select id, organisation_id, organisation_id from projects where slug = 'x'`.execute(kysely),
    ).rejects.toThrow('project_partners_are_others');
  });
});

test('are listed with participants’ accounts for the operator', async () => {
  const organisationId = await anOrganisation(app.platform, 'Verein');
  const { rows } = await sql<{
    slug: string;
  }>`select slug from organisations where id = ${organisationId}`.execute(app.platform.database.kysely);
  await write(aProject({ slug: 'with-accounts', organisation: rows[0]?.slug ?? '', partners: [] }));
  const admin = await signedIn(app, await anAdministrator(app.platform));
  await aMember(app.platform, { organisationId });
  const list = (query: object) => admin.client.accountsAdmin.list({ query: { organisationId, ...query } });
  const [account] = (await list({ includeProjects: true })).items;
  expect(account?.projects).toEqual([{ id: expect.any(Number), slug: 'with-accounts', name: 'Solardach' }]);
  expect((await list({})).items[0]?.projects).toBeUndefined();
});
