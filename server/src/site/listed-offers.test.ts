import { expect, test } from 'vitest';
import { useSite } from '../../test/app/site.ts';
import { aMember, signedIn } from '../../test/factories/accounts.ts';
import { aPublicOffer } from '../../test/factories/offers.ts';

const { app, get, rendering } = useSite();

test('search engines find public offers and their organisations', async () => {
  const member = await signedIn(app(), await aMember(app().platform));
  const offer = await aPublicOffer(app(), member);
  const sitemap = async () => (await get('/sitemap.xml')).text();
  const address = `/marketplace/offers/${offer.id}</loc>`;
  await expect.poll(sitemap).toContain(`https://metra.example${address}`);
  expect(await sitemap()).toContain(`https://metra.example/en${address}`);
  expect(await sitemap()).toContain(`/organisations/${offer.organisation.slug}</loc>`);
  await member.client.offers.remove({ params: { offerId: offer.id } });
  await expect.poll(sitemap).not.toContain(address);
});

test('an organisation that withdraws is gone from sitemap, search and pages, and one that never was there never is', async () => {
  const member = await signedIn(app(), await aMember(app().platform));
  const quiet = await signedIn(app(), await aMember(app().platform));
  const offer = await aPublicOffer(app(), member);
  const hidden = await quiet.client.organisations.read({ params: { organisationId: quiet.organisationId } });
  const visitor = app().client();
  const found = async () =>
    (await visitor.organisations.list({ query: { slug: offer.organisation.slug } })).total;
  const sitemap = async () => (await get('/sitemap.xml')).text();
  await expect.poll(sitemap).toContain(`/organisations/${offer.organisation.slug}</loc>`);
  expect(await sitemap()).not.toContain(hidden.slug);
  expect(await found()).toBe(1);
  await expect(
    visitor.organisations.read({ params: { organisationId: quiet.organisationId } }),
  ).rejects.toMatchObject({ status: 404 });
  expect((await visitor.organisations.list({ query: { slug: hidden.slug } })).total).toBe(0);

  rendering.asked.length = 0;
  await get(`/angebote/${offer.id}`);
  await get(`/angebote/${offer.id}`);
  expect(rendering.asked).toHaveLength(1);
  const own = { params: { organisationId: member.organisationId } };
  const { version } = await member.client.organisations.read(own);
  await member.client.organisations.update({ ...own, body: { name: 'Weg', listed: false, version } });
  await expect.poll(sitemap).not.toContain(offer.organisation.slug);
  expect(await sitemap()).not.toContain(`/marketplace/offers/${offer.id}<`);
  await get(`/angebote/${offer.id}`);
  expect(rendering.asked).toHaveLength(2);
  expect(await found()).toBe(0);
  await expect(visitor.offers.read({ params: { offerId: offer.id } })).rejects.toMatchObject({ status: 404 });
  expect((await visitor.marketplace.offers({ query: { offerIds: [offer.id] } })).total).toBe(0);
});
