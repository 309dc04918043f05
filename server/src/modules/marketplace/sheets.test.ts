import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOffer, aPublicOffer } from '../../../test/factories/offers.ts';
import type { OutputCell } from '../../platform/text/csv-writer.ts';
import { offerSheets } from './sheets.views.ts';

let app: TestApp;
let katrin: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  katrin = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

async function rowsOf(name: string, language: 'de' | 'en' = 'de'): Promise<(readonly OutputCell[])[]> {
  const sheet = offerSheets.find((each) => each.name.de === name);
  const reader = { organisationId: katrin.organisationId, language, timeZone: 'Europe/Berlin' };
  const rows: (readonly OutputCell[])[] = [];
  for await (const row of sheet?.rows(app.platform.database.kysely, reader) ?? []) {
    expect(row).toHaveLength(sheet?.columns.length ?? 0);
    rows.push(row);
  }
  return rows;
}

test('offers, posts and messages are in the export, as people read them, and of the own organisation alone', async () => {
  const stranger = await signedIn(app, await aMember(app.platform));
  await aPublicOffer(app, stranger, {}, 'Fremdes');
  const offer = await aPublicOffer(app, katrin, { tags: ['renewables'] }, 'Abwärme nutzen');
  await anOffer(katrin, {}, 'Entwurf');
  const params = { offerId: offer.id };
  await katrin.client.offers.addPost({
    params,
    body: { translations: { de: { title: 'Neu', text: 'Es geht los.' } } },
  });
  await app.client().offerContacts.send({
    params,
    body: { name: 'Jonas', email: 'jonas@weber.example', text: '=HYPERLINK("https://phish.example")' },
  });
  await app.client().offerReports.create({ params, body: { reason: 'SPAM' } });

  const offers = await rowsOf('Angebote');
  expect(offers.map(([title]) => title)).toEqual(['Abwärme nutzen', 'Entwurf']);
  expect(offers[0]).toEqual(expect.arrayContaining(['Dienstleistung', 'Energie', 'Veröffentlicht', 'nein']));
  expect((await rowsOf('Angebote', 'en'))[1]).toContain('Draft');
  expect(await rowsOf('Beiträge')).toMatchObject([['Neu', 'Es geht los.', 'Abwärme nutzen', {}, {}]]);
  const [enquiry] = await rowsOf('Anfragen');
  expect(enquiry?.slice(0, 4)).toEqual(['Abwärme nutzen', 'Jonas', 'jonas@weber.example', null]);

  const { tables, sheets } = await katrin.client.account.exportContents();
  expect(tables).toEqual(expect.arrayContaining(['offers', 'posts', 'offer_contacts']));
  expect(tables).not.toContain('offer_reports');
  expect(sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Angebote', 'Beiträge', 'Anfragen']),
  );
});
