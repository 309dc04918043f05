import { expect, test } from 'vitest';
import { aMember, signedIn } from '../../test/factories/accounts.ts';
import { aPublicOffer } from '../../test/factories/offers.ts';
import { useSite } from '../../test/site.ts';

const { app, get } = useSite();

test('search engines find what is offered and by whom, as long as it is public', async () => {
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
