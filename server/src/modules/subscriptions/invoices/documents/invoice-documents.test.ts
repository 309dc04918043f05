import { extractXml, Profile, validateInput } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test, vi } from 'vitest';
import { discountOf } from '../../price.ts';
import { readSeller } from '../../seller-settings.ts';
import { amountsOf, vatTreatmentOf } from '../../vat-treatment.ts';
import { createDocumentMaker } from './document-maker.ts';
import { invoiceInput, invoiceXml } from './invoice-xml.ts';
import { makeDocuments } from './make-documents.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const seller = readSeller({ NODE_ENV: 'test' });

interface Wishes {
  language?: 'de' | 'en';
  country?: string;
  vatId?: string | null;
  name?: string;
  percentOff?: number;
  /** Cents that were paid on the previous invoice. */
  prepaid?: number;
}

function anInvoice(wishes: Wishes = {}): PrintedInvoice {
  if (!seller) throw new Error('Nobody sells in tests');
  const { language = 'de', country = 'DE', vatId = null, name = 'Lindner & Söhne GmbH', percentOff } = wishes;
  const { prepaid = 0 } = wishes;
  const listPrice = 69_000;
  const off = percentOff ? discountOf(listPrice, { kind: 'PERCENT', value: percentOff }) : 0;
  const treatment = vatTreatmentOf({ country, vatId });
  return {
    number: 'ME-2026-00042',
    kind: 'INVOICE',
    issuedOn: '2026-11-15',
    dueOn: '2026-11-29',
    periodStart: '2026-12-16',
    periodEnd: '2027-12-15',
    ...amountsOf(listPrice - off, treatment),
    vatCategory: treatment.category,
    vatPercent: treatment.percent,
    content: {
      language,
      seller,
      customer: {
        name,
        street: 'Werkstraße 12',
        additionalInfo: 'Buchhaltung',
        zipCode: '70565',
        city: 'Stuttgart',
        country,
        vatId,
        purchaseOrder: 'PO 4711',
        email: 'buchhaltung@lindner.example',
      },
      listPrice,
      discount: off ? { amount: off, name: 'Frühjahr <20 %>' } : null,
      prepaid: prepaid > 0 ? { amount: prepaid, number: 'ME-2026-00040' } : null,
      cancels: null,
    },
  };
}

type Settlement = NonNullable<PrintedInvoice['content']['cancels']>['settlement'];

function creditNoteOf(invoice: PrintedInvoice, settlement: Settlement = null): PrintedInvoice {
  const { content, number, issuedOn } = invoice;
  const { discount } = content;
  return {
    ...invoice,
    kind: 'CREDIT_NOTE',
    number: 'ME-2026-00043',
    net: -invoice.net,
    vat: -invoice.vat,
    gross: -invoice.gross,
    content: {
      ...content,
      listPrice: -content.listPrice,
      discount: discount && { ...discount, amount: -discount.amount },
      prepaid: null,
      cancels: { number, issuedOn, reason: 'Falsche Anschrift', settlement },
    },
  };
}

/** Amounts in the XML in cents, by element name. */
function amountsIn(xml: string) {
  const cents = (text: string) => {
    expect(text).toMatch(/^\d+\.\d{2}$/);
    return Number(text.replace('.', ''));
  };
  return (element: string) =>
    [...xml.matchAll(new RegExp(`<ram:${element}[^>]*>([^<]*)</ram:${element}>`, 'g'))].map(([, text = '']) =>
      cents(text),
    );
}

const kinds: [string, Wishes][] = [
  ['in Germany', { vatId: 'DE136695976' }],
  ['in Germany with a discount', { percentOff: 20 }],
  ['that costs nothing', { percentOff: 100 }],
  ['with reverse charge', { country: 'AT', vatId: 'ATU13585627', language: 'en' }],
  ['to a firm of the union without a VAT id', { country: 'FR' }],
  ['beyond the union', { country: 'CH', percentOff: 10 }],
  ['of which a part was paid before', { prepaid: 30_001 }],
  ['of which all was paid before', { prepaid: 82_110 }],
];

describe.each(kinds)('the XML of an invoice %s', (_, wishes) => {
  test.each([
    ['invoice', anInvoice(wishes)],
    ['credit note', creditNoteOf(anInvoice(wishes))],
  ])('as %s keeps its schema and adds up', async (kind, invoice) => {
    // This throws if the XML violates the schema.
    const xml = await invoiceXml(invoice);
    const of = amountsIn(xml);
    const [lineTotal = 0] = of('LineTotalAmount');
    const [allowance = 0] = of('AllowanceTotalAmount');
    const [basis = 0] = of('TaxBasisTotalAmount');
    const [tax = 0] = of('TaxTotalAmount');
    const [grand = 0] = of('GrandTotalAmount');
    expect(
      of('ActualAmount').reduce((sum, amount) => sum + amount, 0),
      'BR-CO-11',
    ).toBe(allowance);
    expect(of('ChargeAmount'), 'BR-CO-10').toEqual([lineTotal]);
    expect(basis, 'BR-CO-13').toBe(lineTotal - allowance);
    expect(of('CalculatedAmount'), 'BR-CO-14').toEqual([tax]);
    expect(of('BasisAmount').at(0), 'BR-CO-18').toBe(basis);
    expect(tax, 'BR-CO-17').toBe(Math.floor((basis * invoice.vatPercent + 50) / 100));
    expect(grand, 'BR-CO-15').toBe(basis + tax);
    const [prepaid = 0] = of('TotalPrepaidAmount');
    expect(prepaid).toBe(invoice.content.prepaid?.amount ?? 0);
    expect(of('DuePayableAmount'), 'BR-CO-16').toEqual([grand - prepaid]);
    expect(xml).toContain(`<ram:TypeCode>${kind === 'invoice' ? 380 : 381}</ram:TypeCode>`);
    expect(xml.includes('InvoiceReferencedDocument')).toBe(kind === 'credit note');
  });
});

test('the library finds nothing to complain about, for any discount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percentOff) => {
      expect(validateInput(invoiceInput(anInvoice({ percentOff })), Profile.EN16931).errors).toEqual([]);
    }),
  );
});

test('reverse charge names both VAT ids and the reason', async () => {
  const xml = await invoiceXml(anInvoice({ country: 'AT', vatId: 'ATU13585627' }));
  expect(xml).toContain('<ram:ID schemeID="VA">DE123456788</ram:ID>');
  expect(xml).toContain('<ram:ID schemeID="VA">ATU13585627</ram:ID>');
  expect(xml).toContain('<ram:CategoryCode>AE</ram:CategoryCode>');
  expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>');
  expect(xml).toContain('Steuerschuldnerschaft des Leistungsempfängers');
});

test('beyond the union no VAT id and no rate of the item is named', async () => {
  const xml = await invoiceXml(anInvoice({ country: 'CH' }));
  expect(xml).not.toContain('schemeID="VA"');
  expect(xml).toContain('<ram:ID schemeID="FC">12/345/67890</ram:ID>');
  expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-O</ram:ExemptionReasonCode>');
  const [item = ''] =
    /<ram:SpecifiedLineTradeSettlement>.*?<\/ram:SpecifiedLineTradeSettlement>/s.exec(xml) ?? [];
  expect(item).not.toContain('RateApplicablePercent');
});

async function read(invoice: PrintedInvoice) {
  const { pdf, xml } = await makeDocuments(invoice);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  const raw = Buffer.from(pdf).toString('latin1');
  return { pdf, xml, text: text.replace(/[\s\u00a0]+/g, ' '), totalPages, raw };
}

describe('the page', () => {
  test('says who owes what to whom by when, in German', async () => {
    const { text, totalPages } = await read(anInvoice({ percentOff: 20, vatId: 'DE136695976' }));
    expect(totalPages).toBe(1);
    for (const words of [
      'Rechnung ME-2026-00042',
      'Lindner & Söhne GmbH',
      '15. November 2026',
      '16.12.2026 – 15.12.2027',
      'Rabatt: Frühjahr <20 %>',
      '690,00 €',
      '138,00 €',
      '552,00 €',
      'Umsatzsteuer 19 %',
      '104,88 €',
      '656,88 €',
      'DE136695976',
      'PO 4711',
      'DE89 3704 0044 0532 0130 00',
      'Bitte überweisen Sie 656,88 € bis zum 29. November 2026',
      'USt-IdNr. DE123456788',
      'Seite 1 von 1',
    ])
      expect(text).toContain(words);
  });

  test('says so in English, with reverse charge', async () => {
    const { text } = await read(anInvoice({ language: 'en', country: 'AT', vatId: 'ATU13585627' }));
    for (const words of ['Invoice ME-2026-00042', 'Austria', '€690.00', 'VAT 0%', 'Reverse charge'])
      expect(text).toContain(words);
  });

  test('of a credit note names the invoice and the reason, and asks for nothing', async () => {
    const { text } = await read(creditNoteOf(anInvoice()));
    expect(text).toContain('Stornorechnung ME-2026-00043');
    expect(text).toContain('hebt die Rechnung ME-2026-00042 vom 15. November 2026 vollständig auf');
    expect(text).toContain('Grund: Falsche Anschrift');
    expect(text).not.toContain('Bitte überweisen');
  });

  test('asks for the rest if a part was paid on the previous invoice', async () => {
    const { text } = await read(anInvoice({ prepaid: 30_000 }));
    for (const words of [
      'Rechnungsbetrag 821,10 €',
      'Bereits bezahlt auf ME-2026-00040 − 300,00 €',
      'Noch zu bezahlen 521,10 €',
      'Bitte überweisen Sie 521,10 € bis zum 29. November 2026',
    ])
      expect(text).toContain(words);
    const paid = await read(anInvoice({ prepaid: 82_110 }));
    expect(paid.text).toContain('Noch zu bezahlen 0,00 €');
    expect(paid.text).toContain('Es ist nichts zu bezahlen.');
    expect(paid.text).not.toContain('Bitte überweisen');
  });

  test.each([
    [null, 'Was Sie schon bezahlt haben, erstatten wir Ihnen.'],
    [{ carried: 0, refunded: 30_000 }, 'Was Sie schon bezahlt haben, erstatten wir Ihnen.'],
    [
      { carried: 30_000, refunded: 0 },
      'Sie haben schon 300,00 € bezahlt. Diesen Betrag rechnen wir auf die neue Rechnung an.',
    ],
    [
      { carried: 69_000, refunded: 13_110 },
      'rechnen wir 690,00 € auf die neue Rechnung an und erstatten Ihnen 131,10 €.',
    ],
  ])('of a credit note with %o says what becomes of the money', async (settlement, words) => {
    expect((await read(creditNoteOf(anInvoice(), settlement))).text).toContain(words);
  });

  test('is PDF/A-3 with the very same XML inside', async () => {
    const complaints = vi.spyOn(console, 'warn');
    const { pdf, xml, raw } = await read(anInvoice());
    expect(complaints, 'colours and typefaces are all inside').not.toHaveBeenCalled();
    const attached = await extractXml(pdf);
    expect(attached).toMatchObject({ xml, filename: 'factur-x.xml', profile: Profile.EN16931 });
    expect(raw).toMatch(/pdfaid:part>3</);
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  });

  test.each(['株式会社', '#let x = 1 \\ $y$ *fett*', '<b>"&\'</b>', '😀 GmbH', 'Ελλάδα', 'x'.repeat(200)])(
    'survives a customer called %s',
    async (name) => {
      const { xml, totalPages } = await read(anInvoice({ name }));
      expect(totalPages).toBe(1);
      expect(xml).toContain(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').slice(0, 5));
    },
  );
});

test('documents are made in a thread of their own, many at once, and one that fails harms no other', async () => {
  const make = createDocumentMaker();
  const broken = { ...anInvoice(), issuedOn: 'kein Tag' };
  const made = await Promise.allSettled([
    make(anInvoice()),
    make(broken),
    make(anInvoice({ percentOff: 20 })),
  ]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
