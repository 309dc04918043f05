import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, signedIn } from '../../../test/factories/accounts.ts';
import { aPublicOffer } from '../../../test/factories/offers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the home page shows what editors feature, in their order, while it is public', async () => {
  const member = await signedIn(app, await aMember(app.platform));
  const editor = await signedIn(app, await anEditor(app.platform));
  const [first, second] = [
    await aPublicOffer(app, member, {}, 'Abwärme nutzen'),
    await aPublicOffer(app, member, {}, 'Dach begrünen'),
  ];
  const { slug } = first.organisation;
  const { content, version } = await editor.client.home.readForEditors({ query: {} });
  content.featuredOffers = [String(second.id), 'nobody-knows-it', String(first.id), '999999'];
  content.featuredOrganisations = ['nobody', slug];
  await editor.client.home.update({ query: {}, body: { content, version } });

  const home = () => app.client().home.read({ query: {} });
  const titles = async () => (await home()).featuredOffers.map(({ title }) => title);
  await expect.poll(titles).toEqual(['Dach begrünen', 'Abwärme nutzen']);
  expect((await home()).featuredOrganisations.map((each) => each.slug)).toEqual([slug]);

  // After the withdrawal, only the change of the tables clears the home page.
  await member.client.offers.remove({ params: { offerId: second.id } });
  await expect.poll(titles).toEqual(['Abwärme nutzen']);
  await app.platform.database.kysely
    .updateTable('organisations')
    .set({ listed: false })
    .where('id', '=', member.organisationId)
    .execute();
  await expect.poll(titles).toEqual([]);
  await expect.poll(async () => (await home()).featuredOrganisations).toEqual([]);
});
