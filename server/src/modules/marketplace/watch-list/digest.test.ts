import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOffer, anOfferWrite, aPublicOffer } from '../../../../test/factories/offers.ts';
import { linkIn, mailsTo } from '../../../../test/readers/mails.ts';
import { sendDigests } from './send-digests.job.ts';

let database: TestDatabase;
let app: TestApp;
let other: TestApp;
let katrin: SignedInAccount;
let reader: SignedInAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  other = await createTestApp({ database, clock: app.clock });
});
afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  await database.drop();
});
beforeEach(async () => {
  // It is noon of the next day in Berlin.
  app.clock.advance({ hours: 24 });
  katrin = await signedIn(app, await aMember(app.platform));
  reader = await signedIn(app, await aMember(app.platform));
});

/** Both servers run at the same moment. */
const send = () => Promise.all([sendDigests(app.platform), sendDigests(other.platform)]);
const digestsTo = async ({ email }: SignedInAccount) =>
  (await mailsTo(app.platform, email)).filter(({ kind }) => kind === 'watch-list-digest');
const change = async (id: number, title: string) => {
  const { version } = await katrin.client.offers.read({ params: { offerId: id } });
  const body = { ...anOfferWrite({ state: 'PUBLISHED' }, title), version };
  await katrin.client.offers.update({ params: { offerId: id }, body });
};
async function aWatchedOffer(who = reader, title = 'Abwärme nutzen') {
  const offer = await aPublicOffer(app, katrin, {}, title);
  await who.client.watchList.add({ body: { offerId: offer.id } });
  return offer;
}

describe('the daily mail of the watch list', () => {
  test('lists all news in one mail, once, and is not sent without news', async () => {
    const offer = await aWatchedOffer();
    await reader.client.watchList.add({ body: { organisationId: katrin.organisationId } });
    await change(offer.id, 'Abwärme besser nutzen');
    await change(offer.id, 'Abwärme besser nutzen');
    await aPublicOffer(app, katrin, {}, 'Wärme speichern');
    await send();
    await send();
    const [mail, ...more] = await digestsTo(reader);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: '2 Neuigkeiten auf Ihrer Merkliste', language: 'de' });
    for (const said of ['„Abwärme besser nutzen“', 'wurde geändert', 'bietet jetzt „Wärme speichern“ an'])
      expect(mail?.text).toContain(said);
    expect(await digestsTo(katrin)).toEqual([]);
    app.clock.advance({ hours: 24 });
    await send();
    expect(await digestsTo(reader)).toHaveLength(1);
  });

  test('comes in the reader’s language, in their waking hours, and the next day what came after it', async () => {
    const english = await signedIn(app, await aMember(app.platform, { language: 'en' }));
    const offer = await aWatchedOffer(english);
    await change(offer.id, 'Heat');
    // It is ten in the evening in Berlin.
    app.clock.advance({ hours: 10 });
    await send();
    expect(await digestsTo(english)).toEqual([]);
    app.clock.advance({ hours: 10 });
    await send();
    expect(await digestsTo(english)).toMatchObject([{ subject: 'One update on your watch list' }]);
    katrin = await signedIn(app, katrin);
    await change(offer.id, 'More heat');
    await send();
    expect(await digestsTo(english)).toHaveLength(1);
    app.clock.advance({ hours: 24 });
    await send();
    expect(await digestsTo(english)).toHaveLength(2);
  });

  test('leaves out records that are no longer public', async () => {
    const offer = await aWatchedOffer();
    await change(offer.id, 'Bald weg');
    const { version } = await katrin.client.offers.read({ params: { offerId: offer.id } });
    const body = { ...anOfferWrite({ state: 'ARCHIVED' }), version };
    await katrin.client.offers.update({ params: { offerId: offer.id }, body });
    await send();
    expect(await digestsTo(reader)).toEqual([]);
  });

  test('is switched off in the settings, and on again', async () => {
    const offer = await aWatchedOffer();
    expect(await reader.client.watchList.digest()).toEqual({ enabled: true });
    await change(offer.id, 'Noch nicht erzählt');
    await reader.client.watchList.updateDigest({ body: { enabled: false } });
    await change(offer.id, 'Auch nicht');
    await send();
    expect(await reader.client.watchList.digest()).toEqual({ enabled: false });
    expect(await digestsTo(reader)).toEqual([]);
    expect((await reader.client.account.events()).total).toBe(2);
    await reader.client.watchList.updateDigest({ body: { enabled: true } });
    await change(offer.id, 'Jetzt schon');
    await send();
    expect(await digestsTo(reader)).toHaveLength(1);
  });

  test('is switched off by the link in it, without signing in; the link does nothing else', async () => {
    const offer = await aWatchedOffer();
    await change(offer.id, 'Neu');
    await send();
    const [mail] = await digestsTo(reader);
    const link = new URL(/\S+\/watch-list-digest\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(linkIn(mail ?? { text: '' }).pathname).toBe('/app/organisation/watch-list');
    await app.client().watchList.stopDigest({ body: { token } });
    await app.client().watchList.stopDigest({ body: { token } });
    expect(await reader.client.watchList.digest()).toEqual({ enabled: false });
    expect(await reader.client.watchList.list()).toMatchObject({ total: 1 });
    await expect(app.client(token).watchList.digest()).rejects.toMatchObject({ status: 401 });

    const [, signed = ''] = token.split('.');
    const forged = [`${katrin.id}.${signed}`, `${reader.id}.${'A'.repeat(43)}`, `0.${signed}`];
    for (const each of forged)
      await expect(app.client().watchList.stopDigest({ body: { token: each } })).rejects.toMatchObject({
        i18nKey: 'auth.token_invalid',
      });
    expect(await katrin.client.watchList.digest()).toEqual({ enabled: true });
  });

  test('of somebody who is gone is not sent', async () => {
    const offer = await aWatchedOffer();
    await change(offer.id, 'Neu');
    await anOffer(katrin);
    await app.platform.database.kysely
      .updateTable('accounts')
      .set({ status: 'SPAM' })
      .where('id', '=', reader.id)
      .execute();
    await send();
    expect(await digestsTo(reader)).toEqual([]);
  });
});
