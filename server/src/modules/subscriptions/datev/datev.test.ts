import type { MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aCustomer, aPromotion, aSignedInAdministrator } from '../../../../test/factories/billing.ts';
import { columnShapes, headerShapes, readDatev } from '../../../../test/readers/datev-reader.ts';

let app: TestApp;
let admin: Client<MetraContract>;
beforeAll(async () => {
  app = await createTestApp({
    environment: { DATEV_ADVISER: '29098', DATEV_CLIENT: '55003', DATEV_CHART: 'SKR03' },
  });
});
beforeEach(async () => {
  admin = (await aSignedInAdministrator(app)).client;
});
afterEach(() => app.clock.set('2026-11-15T10:00:00Z'));
afterAll(() => app.close());

/** Each test has its own month, because the file covers all organisations. */
async function at(day: string): Promise<void> {
  app.clock.set(`${day}T10:00:00Z`);
  admin = (await aSignedInAdministrator(app)).client;
}

const anInvoice = async (wishes: Parameters<typeof aCustomer>[1] = {}) =>
  (await aCustomer(app, wishes)).invoice;

async function fileOf(from: string, to: string, payments = false) {
  const blob = await admin.datev.file({ query: { from, to, payments } });
  return readDatev(new Uint8Array(await blob.arrayBuffer()));
}

const filled = (row: Record<string, string> | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== ''));

describe('the file for the tax adviser', () => {
  test('is what DATEV describes, sign by sign', async () => {
    await at('2027-01-15');
    await anInvoice({ name: 'Müller & Söhne; „Grün“ "GmbH"' });
    const { header, columns, rawRows } = await fileOf('2027-01-01', '2027-01-31');
    expect(header).toEqual([
      '"EXTF"',
      '700',
      '21',
      '"Buchungsstapel"',
      '13',
      '20270115110000000',
      '',
      '"RE"',
      '""',
      '""',
      '29098',
      '55003',
      '20270101',
      '4',
      '20270101',
      '20270131',
      '"Metra 01.01.2027-31.01.2027"',
      '""',
      '1',
      '0',
      '0',
      '"EUR"',
      '',
      '""',
      '',
      '',
      '"03"',
      '',
      '',
      '""',
      '""',
    ]);
    for (const [index, field] of header.entries()) expect(field).toMatch(headerShapes[index] ?? /^never$/);
    expect(columns).toHaveLength(125);
    expect([1, 2, 7, 8, 9, 10, 11, 14, 21, 22, 40, 114, 117].map((number) => columns[number - 1])).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Soll/Haben-Kennzeichen',
      'Konto',
      'Gegenkonto (ohne BU-Schlüssel)',
      'BU-Schlüssel',
      'Belegdatum',
      'Belegfeld 1',
      'Buchungstext',
      'Beleginfo - Art 1',
      'Beleginfo - Inhalt 1',
      'EU-Land u. UStID (Bestimmung)',
      'Festschreibung',
      'Fälligkeit',
    ]);
    expect(rawRows).toHaveLength(1);
    for (const fields of rawRows) {
      expect(fields).toHaveLength(125);
      for (const [index, field] of fields.entries())
        expect(field).toMatch(columnShapes[index + 1] ?? /^(|"")$/);
    }
  });

  test('books revenue by the customer’s place of taxation', async () => {
    await at('2027-02-03');
    const domestic = await anInvoice({ name: 'Müller & Söhne; „Grün“ "GmbH"' });
    const european = await anInvoice({ name: 'Wien AG', country: 'AT', vatId: 'ATU13585627' });
    const untaxed = await anInvoice({ name: 'Zürich AG', country: 'CH' });
    const { rows } = await fileOf('2027-02-01', '2027-02-28');
    const usual = { 'Soll/Haben-Kennzeichen': 'S', 'WKZ Umsatz': 'EUR', Konto: '10000', Belegdatum: '0302' };
    expect(rows.map(filled)).toEqual([
      {
        ...usual,
        'Umsatz (ohne Soll/Haben-Kz)': '821,10',
        'Gegenkonto (ohne BU-Schlüssel)': '8400',
        'Belegfeld 1': domestic.number,
        Buchungstext: 'Abo Müller & Söhne; „Grün“ "GmbH"',
        Festschreibung: '0',
        Fälligkeit: '17022027',
      },
      {
        ...usual,
        'Umsatz (ohne Soll/Haben-Kz)': '690,00',
        'Gegenkonto (ohne BU-Schlüssel)': '8336',
        'Belegfeld 1': european.number,
        Buchungstext: 'Abo Wien AG',
        'EU-Land u. UStID (Bestimmung)': 'ATU13585627',
        Festschreibung: '0',
        Fälligkeit: '17022027',
      },
      {
        ...usual,
        'Umsatz (ohne Soll/Haben-Kz)': '690,00',
        'Gegenkonto (ohne BU-Schlüssel)': '8338',
        'Belegfeld 1': untaxed.number,
        Buchungstext: 'Abo Zürich AG',
        Festschreibung: '0',
        Fälligkeit: '17022027',
      },
    ]);
  });

  test('takes back what a credit note takes back, by the number of its invoice', async () => {
    await at('2027-03-01');
    const invoice = await anInvoice({ name: 'Zurück KG' });
    const note = await admin.invoicesAdmin.cancel({
      params: { invoiceId: invoice.id },
      body: { reason: 'Doppelt bestellt', version: 1 },
    });
    const { rows } = await fileOf('2027-03-01', '2027-03-31');
    expect(rows.map(filled)).toMatchObject([
      {
        'Umsatz (ohne Soll/Haben-Kz)': '821,10',
        'Soll/Haben-Kennzeichen': 'S',
        'Belegfeld 1': invoice.number,
      },
      {
        'Umsatz (ohne Soll/Haben-Kz)': '821,10',
        'Soll/Haben-Kennzeichen': 'H',
        'Gegenkonto (ohne BU-Schlüssel)': '8400',
        'Belegfeld 1': invoice.number,
        'Beleginfo - Art 1': 'Belegnummer',
        'Beleginfo - Inhalt 1': note.number,
        Buchungstext: `Storno ${note.number} Zurück KG`,
      },
    ]);
  });

  test('contains payments on request, including returned and moved ones', async () => {
    await at('2027-04-02');
    const { id, number } = await anInvoice({ name: 'Zahlt GmbH' });
    const params = { invoiceId: id };
    const book = (amount: number, version: number) =>
      admin.invoicesAdmin.bookPayment({ params, body: { amount, paidOn: '2027-04-02', version } });
    await book(82_110, 1);
    await book(-1, 2);
    await admin.invoicesAdmin.cancel({ params, body: { reason: 'Neu', outcome: 'REISSUE', version: 3 } });
    const without = await fileOf('2027-04-01', '2027-04-30');
    expect(without.rows).toHaveLength(3);
    const { rows } = await fileOf('2027-04-01', '2027-04-30', true);
    const replacement = rows[2]?.['Belegfeld 1'];
    expect(
      rows
        .slice(3)
        .map((row) => [
          row['Umsatz (ohne Soll/Haben-Kz)'],
          row['Soll/Haben-Kennzeichen'],
          row.Konto,
          row['Gegenkonto (ohne BU-Schlüssel)'],
          row['Belegfeld 1'],
          row.Buchungstext,
        ]),
    ).toEqual([
      ['821,10', 'H', '10000', '1200', number, 'Zahlung Zahlt GmbH'],
      ['0,01', 'S', '10000', '1200', number, 'Zahlung zurück Zahlt GmbH'],
      ['821,09', 'S', '10000', '1360', number, `Umbuchung auf ${replacement} Zahlt GmbH`],
      ['821,09', 'H', '10000', '1360', replacement, `Umbuchung von ${number} Zahlt GmbH`],
    ]);
    // The balance of an invoice's open items: the first invoice was paid, cancelled and its payment moved, and the
    // second lacks a cent.
    const open = (reference: string | undefined) =>
      rows
        .filter((row) => row['Belegfeld 1'] === reference)
        .reduce((sum, row) => {
          const cents = Number(row['Umsatz (ohne Soll/Haben-Kz)']?.replace(',', ''));
          return sum + (row['Soll/Haben-Kennzeichen'] === 'S' ? cents : -cents);
        }, 0);
    expect([open(number), open(replacement)]).toEqual([0, 1]);
  });

  test('leaves out what costs nothing, and says so before', async () => {
    await at('2027-05-04');
    const { code } = await aPromotion(app, { value: 100, validUntil: null });
    await anInvoice({ promotionCode: code });
    await anInvoice({ name: 'Bezahlt' });
    const query = { from: '2027-05-01', to: '2027-05-31', payments: true };
    expect(await admin.datev.preview({ query })).toEqual({
      isConfigured: true,
      chart: 'SKR03',
      yearStart: '2027-01-01',
      invoices: { count: 1, sum: 82_110 },
      creditNotes: { count: 0, sum: 0 },
      payments: { count: 0, sum: 0 },
      withoutAmount: 1,
    });
    const { rows } = await fileOf('2027-05-01', '2027-05-31');
    expect(rows.map(({ Buchungstext }) => Buchungstext)).toEqual(['Abo Bezahlt']);
  });

  test('cuts long names, replaces signs that Windows does not know, and is never a formula', async () => {
    await at('2027-06-01');
    await anInvoice({ name: `Győr Łódź ${'ß'.repeat(80)} 漢字` });
    await anInvoice({ name: '=HYPERLINK("x";"y")' });
    await anInvoice({ name: '漢 GmbH – 5 €' });
    const { rows } = await fileOf('2027-06-01', '2027-06-30');
    expect(rows.map(({ Buchungstext }) => Buchungstext)).toEqual([
      `Abo Gyor Lódz ${'ß'.repeat(46)}`,
      'Abo =HYPERLINK("x";"y")',
      'Abo ? GmbH – 5 €',
    ]);
  });

  test('stays within one business year, in order', async () => {
    const ask = (from: string, to: string) => admin.datev.file({ query: { from, to } });
    await expect(ask('2026-12-01', '2027-01-31')).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'to', key: 'tooLong' }],
    });
    await expect(ask('2026-12-02', '2026-12-01')).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'to', key: 'endsBeforeStart' }],
    });
  });

  test('is noted with who took it', async () => {
    await fileOf('2026-01-01', '2026-01-31');
    const entry = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select(['subject', 'details'])
      .where('action', '=', 'datev.exported')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ subject: 'datev:2026-01-01/2026-01-31', details: { payments: false } });
  });
});

test('without the numbers of the adviser there is no file, and the dialog knows', async () => {
  const silent = await createTestApp({
    environment: { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost:1', METRICS_TOKEN: 'x'.repeat(40) },
  });
  try {
    const { client } = await aSignedInAdministrator(silent);
    const query = { from: '2026-11-01', to: '2026-11-30' };
    expect(await client.datev.preview({ query })).toMatchObject({ isConfigured: false, yearStart: null });
    await expect(client.datev.file({ query })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'datev.not_configured',
    });
  } finally {
    await silent.close();
  }
});
