import {
  buildXml,
  DocumentTypeCode,
  type FacturXInvoiceInput,
  Flavor,
  Profile,
  UnitCode,
  validateXsd,
} from '@stackforge-eu/factur-x';
import { fill, invoiceWords } from './invoice-words.ts';
import { termsOf } from './payment-terms.ts';
import { amountDue, type PrintedInvoice } from './printed-invoice.ts';

/** The type of a credit note implies the sign, so its amounts are positive here. */
const euros = (cents: number): number => Math.abs(cents) / 100;

const exemptionCodes = { S: undefined, AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const;

/**
 * The semantic model of EN 16931. Outside the scope of VAT it allows neither VAT ids nor a rate on the item (BR-O-02,
 * BR-O-05), so the seller is identified by the tax number alone.
 */
export function invoiceInput(invoice: PrintedInvoice): FacturXInvoiceInput {
  const { content, vatCategory } = invoice;
  const { seller, customer, discount, cancels, language } = content;
  const words = invoiceWords[language];
  const isTaxed = vatCategory !== 'O';
  const vat = { vatCategoryCode: vatCategory, ...(isTaxed && { vatRatePercent: invoice.vatPercent }) };
  const exemption = words.vatNotes[vatCategory];
  const isCredit = invoice.kind === 'CREDIT_NOTE';
  return {
    document: {
      id: invoice.number,
      issueDate: invoice.issuedOn,
      typeCode: isCredit ? DocumentTypeCode.CREDIT_NOTE : DocumentTypeCode.COMMERCIAL_INVOICE,
      ...(cancels && {
        notes: [
          { content: termsOf(invoice) },
          { content: fill(words.creditReason, { reason: cancels.reason }) },
        ],
      }),
    },
    seller: {
      name: seller.name,
      contact: { name: seller.name, email: seller.email, ...(seller.phone && { phone: seller.phone }) },
      address: { line1: seller.street, postalCode: seller.zipCode, city: seller.city, country: 'DE' },
      electronicAddress: { value: seller.email, schemeID: 'EM' },
      taxRegistrations: [
        ...(isTaxed ? [{ id: seller.vatId, schemeId: 'VA' as const }] : []),
        { id: seller.taxNumber, schemeId: 'FC' },
      ],
    },
    buyer: {
      name: customer.name,
      address: {
        line1: customer.street,
        ...(customer.additionalInfo && { line2: customer.additionalInfo }),
        postalCode: customer.zipCode,
        city: customer.city,
        country: customer.country,
      },
      electronicAddress: { value: customer.email, schemeID: 'EM' },
      ...(customer.vatId &&
        isTaxed && { taxRegistrations: [{ id: customer.vatId, schemeId: 'VA' as const }] }),
    },
    references: [
      ...(customer.purchaseOrder ? [{ id: customer.purchaseOrder, type: 'order' as const }] : []),
      ...(cancels ? [{ id: cancels.number, type: 'preceding' as const, issueDate: cancels.issuedOn }] : []),
    ],
    delivery: { date: invoice.periodStart },
    billingPeriod: { startDate: invoice.periodStart, endDate: invoice.periodEnd },
    lines: [
      {
        id: '1',
        name: words.item,
        description: words.itemDescription,
        quantity: 1,
        unitCode: UnitCode.YEAR,
        unitPrice: euros(content.listPrice),
        lineTotal: euros(content.listPrice),
        ...vat,
      },
    ],
    ...(discount && {
      allowancesCharges: [
        {
          isCharge: false,
          amount: euros(discount.amount),
          baseAmount: euros(content.listPrice),
          reasonCode: '95',
          reason: fill(words.discount, { name: discount.name }),
          ...vat,
        },
      ],
    }),
    vatBreakdown: [
      {
        categoryCode: vatCategory,
        ratePercent: invoice.vatPercent,
        taxableAmount: euros(invoice.net),
        taxAmount: euros(invoice.vat),
        ...(exemption && { exemptionReason: exemption }),
        ...(exemptionCodes[vatCategory] && { exemptionReasonCode: exemptionCodes[vatCategory] }),
      },
    ],
    payment: {
      meansCode: '58',
      iban: seller.iban,
      bic: seller.bic,
      accountName: seller.name,
      paymentReference: invoice.number,
      dueDate: invoice.dueOn,
      termsDescription: termsOf(invoice),
    },
    totals: {
      lineTotal: euros(content.listPrice),
      allowanceTotal: euros(discount?.amount ?? 0),
      taxBasisTotal: euros(invoice.net),
      taxTotal: euros(invoice.vat),
      grandTotal: euros(invoice.gross),
      ...(content.prepaid && { prepaidAmount: euros(content.prepaid.amount) }),
      duePayableAmount: euros(amountDue(invoice)),
      currency: 'EUR',
    },
  };
}

/** Refuses invalid XML, because a customer's program could not read it. */
export async function invoiceXml(invoice: PrintedInvoice): Promise<string> {
  const xml = buildXml(invoiceInput(invoice), Profile.EN16931, Flavor.ZUGFERD);
  const { valid, errors } = await validateXsd(xml, Profile.EN16931);
  if (!valid) throw new Error(`The XML of ${invoice.number} breaks its schema: ${errors[0]?.message}`);
  return xml;
}
