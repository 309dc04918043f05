import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedFacturX, Flavor, Profile } from '@stackforge-eu/factur-x';
import { typesetPdf } from '../../../../platform/documents/typeset.ts';
import { countryName } from '../../countries.ts';
import { day, fill, invoiceWords, money, shortDay } from './invoice-words.ts';
import { termsOf } from './payment-terms.ts';
import { amountDue, type PrintedInvoice } from './printed-invoice.ts';

const source = readFileSync(join(import.meta.dirname, 'invoice.typ'), 'utf8');

const present = (lines: readonly (string | null | undefined)[]) => lines.filter((line) => !!line);

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** The texts of the page; the template only arranges them. */
function pageData(invoice: PrintedInvoice) {
  const { content, kind, number } = invoice;
  const { seller, customer, discount, cancels, language } = content;
  const words = invoiceWords[language];
  const isCredit = kind === 'CREDIT_NOTE';
  const amount = (cents: number) => money(Math.abs(cents), language);
  const date = Temporal.PlainDate.from(invoice.issuedOn);
  const { prepaid } = content;
  const due = amountDue(invoice);
  const mustBePaid = !isCredit && due > 0;
  const period = `${shortDay(invoice.periodStart, language)} – ${shortDay(invoice.periodEnd, language)}`;
  return {
    language,
    number,
    title: isCredit ? words.creditTitle : words.title,
    date: { year: date.year, month: date.month, day: date.day },
    seller: {
      name: seller.name,
      line: `${seller.name} · ${seller.email}`,
      sender: `${seller.name} · ${seller.street} · ${seller.zipCode} ${seller.city}`,
    },
    address: present(
      [
        customer.name,
        customer.additionalInfo,
        customer.street,
        `${customer.zipCode} ${customer.city}`,
        customer.country !== 'DE' && countryName(customer.country, language),
      ].map((line) => line || null),
    ),
    facts: [
      [words.number, number],
      [words.issuedOn, day(invoice.issuedOn, language)],
      [words.period, period],
      ...(mustBePaid ? [[words.dueOn, day(invoice.dueOn, language)]] : []),
      ...(customer.vatId ? [[words.customerVatId, customer.vatId]] : []),
      ...(customer.purchaseOrder ? [[words.purchaseOrder, customer.purchaseOrder]] : []),
    ],
    words: {
      service: words.service,
      quantity: words.quantity,
      price: words.price,
      amount: words.amount,
      net: words.net,
      vat: fill(words.vat, { percent: invoice.vatPercent }),
      gross: isCredit ? words.credited : words.gross,
      toPay: words.toPay,
      thanks: words.thanks,
      page: words.page,
    },
    item: {
      name: words.item,
      description: `${words.itemDescription}, ${period}`,
      quantity: words.year,
      price: amount(content.listPrice),
      amount: amount(content.listPrice),
    },
    discount: discount && {
      name: fill(words.discount, { name: discount.name }),
      amount: `− ${amount(discount.amount)}`,
    },
    sums: { net: amount(invoice.net), vat: amount(invoice.vat), gross: amount(invoice.gross) },
    prepaid: prepaid && {
      name: fill(words.prepaid, { number: prepaid.number }),
      amount: `− ${amount(prepaid.amount)}`,
      due: amount(due),
    },
    notes: present([
      words.vatNotes[invoice.vatCategory],
      termsOf(invoice),
      cancels && fill(words.creditReason, { reason: cancels.reason }),
    ]),
    account: mustBePaid
      ? [
          [words.recipient, seller.name],
          ['IBAN', grouped(seller.iban)],
          ['BIC', seller.bic],
          ...(seller.bank ? [[words.bank, seller.bank]] : []),
          [words.reference, number],
        ]
      : null,
    footer: [
      present([seller.name, seller.street, `${seller.zipCode} ${seller.city}`, seller.email, seller.phone]),
      present([seller.register, seller.directors && `${words.directors}: ${seller.directors}`]),
      present(
        [
          // If no VAT is due in Germany, EN 16931 only allows the seller's tax number.
          invoice.vatCategory !== 'O' && `${words.vatId} ${seller.vatId}`,
          `${words.taxNumber} ${seller.taxNumber}`,
          `IBAN ${grouped(seller.iban)}`,
          `BIC ${seller.bic}`,
        ].map((line) => line || null),
      ),
    ],
  };
}

/** The PDF with embedded XML according to ZUGFeRD. */
export async function invoicePdf(invoice: PrintedInvoice, xml: string): Promise<Uint8Array> {
  const data = pageData(invoice);
  const madeAt = new Date(`${invoice.issuedOn}T12:00:00Z`);
  const pdf = typesetPdf({ source, data, madeAt });
  const embedded = await embedFacturX({
    pdf,
    xml,
    profile: Profile.EN16931,
    flavor: Flavor.ZUGFERD,
    unembeddedFonts: 'throw',
    meta: { title: `${data.title} ${invoice.number}`, author: invoice.content.seller.name, creator: 'Metra' },
  });
  return embedded.pdf;
}
