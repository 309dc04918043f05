import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { aPublicOffer, beListed } from '../../../../test/factories/offers.ts';
import { aProject } from '../../../../test/factories/projects.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a search within a project shows its name, unless it has no visible participant', async () => {
  const project = await aProject(app.platform, 'nordwind');
  await aPublicOffer(app, await signedIn(app, await aMember(app.platform)));
  const search = (asked: { project?: string }) => app.client().marketplace.offers({ query: asked });
  expect(await search({})).toMatchObject({ total: 1, project: null });
  expect(await search({ project: 'suedwind' })).toMatchObject({ total: 0, project: null });
  expect(await search({ project })).toMatchObject({ total: 0, project: null });

  const { organisation_id: owner } = await app.platform.database.kysely
    .selectFrom('projects')
    .select('organisation_id')
    .where('slug', '=', project)
    .executeTakeFirstOrThrow();
  await aMember(app.platform, { organisationId: owner });
  await beListed(app, owner);
  expect(await search({ project })).toMatchObject({ total: 0, project: { slug: project, name: 'nordwind' } });
});
