import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../../../../../e2e/accounts/mailbox.ts';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anOrganisation,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { anOffer, anOfferOfOthers, aPublicOffer, beListed } from '../../../../test/factories/offers.ts';
import { mailsTo } from '../../../../test/readers/mails.ts';
import { forgetOldContacts } from './forget-contacts.job.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // All calls here come from one network, whose limit is reset after a day.
  app.clock.advance({ hours: 24 });
  katrin = await signedIn(app, await aMember(app.platform, { teamRole: 'OWNER' }));
});

const of = ({ id }: Pick<Offer, 'id'>) => ({ params: { offerId: id } });
const message = {
  name: 'Jonas Weber',
  email: 'jonas@weber.example',
  organisation: 'Weber Metallbau',
  text: 'Was kostet das für zwei Hallen?',
};
const write = (offer: Pick<Offer, 'id'>, changes: Partial<typeof message & { homepage: string }> = {}) =>
  app.client().offerContacts.send({ ...of(offer), body: { ...message, ...changes } });
const inbox = (who: SignedInAccount, query = {}) =>
  who.client.offerContacts.list({ params: { organisationId: who.organisationId }, query });
const contactOf = (email: string) => ({ contact: { name: 'Vertrieb', email } });

describe('writing to an organisation about its offer', () => {
  test('reaches its contact, who answers the writer; its people see who wrote', async () => {
    const offer = await aPublicOffer(app, katrin, contactOf('vertrieb@lindner.example'));
    await write(offer);
    const [mail] = await mailsTo(app.platform, 'vertrieb@lindner.example');
    expect(mail).toMatchObject({
      kind: 'offer-contact',
      language: 'de',
      subject: 'Anfrage zu „Abwärme nutzen“',
    });
    for (const said of ['Guten Tag Vertrieb', 'Jonas Weber (Weber Metallbau)', message.text, message.email])
      expect(mail?.text).toContain(said);
    expect(await inbox(katrin)).toMatchObject({
      total: 1,
      items: [
        {
          ...message,
          offer: { id: offer.id, title: 'Abwärme nutzen' },
          mailedTo: 'vertrieb@lindner.example',
        },
      ],
    });
    expect(await katrin.client.account.events()).toMatchObject({
      items: [{ type: 'offer.contacted', link: '/app/organisation/contacts' }],
    });
    expect(
      await katrin.client.organisations.offers({ params: { organisationId: katrin.organisationId } }),
    ).toMatchObject({
      items: [{ id: offer.id, totals: { contacts: 1, views: 0, watchers: 0, matches: 0 } }],
    });
  });

  test('goes to the organisation where the offer names nobody, and to its owner where that has no address', async () => {
    const offer = await aPublicOffer(app, katrin);
    await write(offer);
    expect(await mailsTo(app.platform, katrin.email)).toHaveLength(1);
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ email: `info@${katrin.organisationId}.example` })
      .where('id', '=', katrin.organisationId)
      .execute();
    await write(offer, { text: 'Noch etwas.' });
    expect(await mailsTo(app.platform, `info@${katrin.organisationId}.example`)).toHaveLength(1);
  });

  test('is refused where nobody would read it, and the offer says so', async () => {
    const id = await anOfferOfOthers(app, { email: null });
    expect(await app.client().offers.read(of({ id }))).toMatchObject({ canBeContacted: false });
    await expect(write({ id })).rejects.toMatchObject({ status: 409, i18nKey: 'offer.no_contact' });
    expect(await app.client().offers.read(of(await aPublicOffer(app, katrin)))).toMatchObject({
      canBeContacted: true,
    });
  });

  test('is sent once, however often and in whichever moment it comes', async () => {
    const offer = await aPublicOffer(app, katrin);
    await Promise.all([write(offer), write(offer), write(offer, { email: 'Jonas@Weber.example' })]);
    await write(offer, { text: ` ${message.text}\n` });
    expect(await mailsTo(app.platform, katrin.email)).toHaveLength(1);
    expect(await inbox(katrin)).toMatchObject({ total: 1 });
  });

  test('from a bot is ignored without telling it', async () => {
    const offer = await aPublicOffer(app, katrin);
    await write(offer, { homepage: 'https://spam.example' });
    expect(await mailsTo(app.platform, katrin.email)).toEqual([]);
    expect(await inbox(katrin)).toMatchObject({ total: 0 });
  });

  test('about something not public is not found: a draft, an unlisted organisation, an unconfirmed one', async () => {
    const missing = { status: 404, i18nKey: 'not_found.offer' };
    await expect(write(await anOffer(katrin, { state: 'PUBLISHED' }))).rejects.toMatchObject(missing);
    const draft = await anOffer(katrin);
    await beListed(app, katrin.organisationId);
    await expect(write(draft)).rejects.toMatchObject(missing);
    await expect(write({ id: 999_999_999 })).rejects.toMatchObject(missing);
  });

  test('is limited by the writer’s address, by where they come from, and by offer', async () => {
    const tooOften = { status: 429, i18nKey: 'rate_limit.exceeded', retryAfter: expect.any(Number) };
    const offer = await aPublicOffer(app, katrin);
    for (let n = 0; n < 8; n += 1) await write(offer, { text: `Frage ${n}` });
    await expect(write(offer, { text: 'Und noch eine' })).rejects.toMatchObject(tooOften);
    for (let n = 0; n < 6; n += 1) await write(offer, { email: `${n}@weber.example` });
    await expect(write(offer, { email: 'anders@weber.example' })).rejects.toMatchObject(tooOften);

    let refused = 0;
    for (let n = 0; n < 56; n += 1) {
      if (n % 14 === 0) app.clock.advance({ minutes: 61 });
      await write(offer, { email: `${n}@maier.example` }).catch(() => {
        refused += 1;
      });
    }
    expect(refused).toBeGreaterThan(10);
    app.clock.advance({ minutes: 61 });
    const other = await aPublicOffer(app, katrin);
    await write(other, { email: 'anders@weber.example' });
    expect(await inbox(katrin, { offerId: other.id })).toMatchObject({ total: 1 });
  });

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { email: 'jonas@weber.example\r\nBcc: opfer@example.org' },
    { email: 'jonas' },
    { text: '\n \n' },
    { text: 'x'.repeat(4001) },
    { to: 'opfer@example.org' },
  ])('refuses %o', async (wrong) => {
    const offer = await aPublicOffer(app, katrin);
    await expect(write(offer, wrong)).rejects.toMatchObject({ status: 400, i18nKey: 'input.invalid' });
  });
});

describe('messages', () => {
  test('is the organisation’s alone, and can be deleted by it', async () => {
    const stranger = await signedIn(app, await aMember(app.platform));
    const offer = await aPublicOffer(app, katrin);
    await write(offer);
    const [contact] = (await inbox(katrin)).items;
    const params = { organisationId: katrin.organisationId, contactId: contact?.id ?? 0 };
    const missing = { status: 404, i18nKey: 'not_found.organisation' };
    await expect(stranger.client.offerContacts.list({ params })).rejects.toMatchObject(missing);
    await expect(stranger.client.offerContacts.remove({ params })).rejects.toMatchObject(missing);
    await expect(
      stranger.client.offerContacts.remove({
        params: { ...params, organisationId: stranger.organisationId },
      }),
    ).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.object' });
    await katrin.client.offerContacts.remove({ params });
    expect(await inbox(katrin)).toMatchObject({ total: 0 });
  });

  test('stays when the offer goes, and is forgotten after the months the privacy policy names', async () => {
    const offer = await aPublicOffer(app, katrin);
    await write(offer);
    await katrin.client.offers.remove(of(offer));
    const [contact] = (await inbox(katrin)).items;
    expect(contact).toMatchObject({ offer: { id: null, title: 'Abwärme nutzen' } });
    const { contactMonths } = app.settings.legal;
    const forget = () => forgetOldContacts({ ...app.platform, contactMonths });
    const kept = () =>
      app.platform.database.kysely
        .selectFrom('offer_contacts')
        .select('id')
        .where('organisation_id', '=', katrin.organisationId)
        .execute();
    const begun = app.clock.now();
    expect(contact?.forgottenAt.slice(0, 7)).toBe(
      Temporal.PlainDate.from(begun.toISOString().slice(0, 10))
        .add({ months: contactMonths })
        .toPlainYearMonth()
        .toString(),
    );
    app.clock.advance({ hours: 24 * 28 * contactMonths });
    await forget();
    expect(await kept()).toHaveLength(1);
    app.clock.advance({ hours: 24 * 4 * contactMonths });
    await forget();
    expect(await kept()).toEqual([]);
  });
});

describe('on its way', () => {
  let mailbox: Mailbox;
  let sending: TestApp;
  beforeAll(async () => {
    mailbox = await openMailbox();
    sending = await createTestApp({ works: true, environment: { SMTP_URL: mailbox.url } });
  });
  afterAll(async () => {
    await sending.close();
    await mailbox.close();
  });

  test('nothing that was typed adds a header, a recipient, markup or a link', async () => {
    const organisationId = await anOrganisation(sending.platform, 'Lindner');
    const owner = await signedIn(
      sending,
      await aMember(sending.platform, { organisationId, language: 'en' }),
    );
    const hostile = 'Weber\r\nBcc: opfer@example.org <img src=x>';
    const offer = await aPublicOffer(
      sending,
      owner,
      contactOf('vertrieb@lindner.example'),
      'Heat\r\nBcc: a@b.example',
    );
    await sending.client().offerContacts.send({
      ...of(offer),
      body: {
        name: hostile,
        organisation: hostile,
        email: 'jonas@weber.example',
        text: '.\r\nBcc: opfer@example.org\r\n<script>alert(1)</script> https://phish.example/login',
      },
    });
    const { headers, to, html, text, subject } = await mailbox.next('vertrieb@lindner.example');
    expect(to).toBe('vertrieb@lindner.example');
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('reply-to')).toBe('jonas@weber.example');
    expect(subject).toBe('Enquiry about “Heat Bcc: a@b.example”');
    expect(html).not.toMatch(/<script|<img/);
    for (const part of [html, text]) {
      expect(part).not.toContain('https://phish.example');
      expect(part).toContain('goes to jonas@weber.example');
    }
  });
});
