import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { billingDataStore } from '../billing-data.store.ts';
import type { BillingMailer } from '../mails/billing.mail.ts';
import { creditNoteIssued, invoiceIssued, invoiceOverdue } from '../mails/invoice.mail.ts';
import type { InvoiceDocumentCache } from './documents/invoice-document-cache.service.ts';
import { settlementText } from './documents/payment-terms.ts';
import { InvoiceContent } from './invoice-content.ts';
import { type InvoiceRow, invoiceStore } from './invoices.store.ts';

interface Needs {
  database: Database;
  clock: Clock;
  documentCache: InvoiceDocumentCache;
  billingMailer: BillingMailer;
}

export interface NotedReminder {
  invoiceId: number;
  level: number;
}

/** Sends mails about invoices, once per occasion, on any number of servers. */
export function createInvoiceNotices({ database, clock, documentCache, billingMailer }: Needs) {
  const { link } = billingMailer;

  async function send(tx: Tx, row: InvoiceRow, kind: string, letter: Letter, pdf: Uint8Array): Promise<void> {
    const { language, customer } = InvoiceContent.parse(row.content);
    const attachment = { fileName: `${row.number}.pdf`, type: 'application/pdf', content: pdf };
    const email = (await presentAddress(tx, row.organisation_id)) ?? customer.email;
    await billingMailer.send(tx, { email, language, name: '' }, kind, letter, [attachment]);
  }

  /** An invoice keeps its original address, whose person may have left. Null if the customer is gone. */
  const presentAddress = async (tx: Tx, organisationId: number | null) =>
    organisationId === null ? null : billingDataStore(tx, organisationId).email();

  const factsOf = (row: InvoiceRow) => ({
    number: row.number,
    due: row.gross_cents - row.paid_cents,
    dueOn: row.due_on,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    link,
  });

  async function sendReminder(tx: Tx, row: InvoiceRow, pdf: Uint8Array): Promise<void> {
    const { language } = InvoiceContent.parse(row.content);
    await send(tx, row, 'invoice-reminder', invoiceOverdue(language, factsOf(row)), pdf);
  }

  return {
    /** Sends a new invoice or credit note to its customer. */
    async announce(invoiceId: number): Promise<void> {
      // The document is made before the transaction, because that takes longer than a transaction may.
      const { pdf } = await documentCache.documentsOf(invoiceId);
      await database.transaction(async (tx) => {
        const store = invoiceStore(tx);
        const isFirst = await store.claimNotice(invoiceId, { occasion: 'ISSUED', level: 0 }, clock.now());
        if (!isFirst) return;
        const row = await store.read(invoiceId);
        const { language, cancels } = InvoiceContent.parse(row.content);
        const letter = cancels
          ? creditNoteIssued(language, {
              number: row.number,
              cancelled: cancels.number,
              paid: settlementText(cancels.settlement, language),
              link,
            })
          : invoiceIssued(language, factsOf(row));
        await send(tx, row, cancels ? 'credit-note' : 'invoice', letter, pdf);
      });
    },

    /** Sends another reminder with the document. The caller has locked the invoice. */
    async remind(tx: Tx, invoiceId: number, level: number, pdf: Uint8Array): Promise<void> {
      const store = invoiceStore(tx);
      const isFirst = await store.claimNotice(invoiceId, { occasion: 'REMINDER', level }, clock.now());
      if (isFirst) await sendReminder(tx, await store.markReminded(invoiceId, level, clock.now()), pdf);
    },

    /** Sends a recorded reminder, unless the payment has arrived meanwhile. */
    async sendNotedReminder({ invoiceId, level }: NotedReminder): Promise<void> {
      const { pdf } = await documentCache.documentsOf(invoiceId);
      await database.transaction(async (tx) => {
        const store = invoiceStore(tx);
        const row = await store.lock(invoiceId);
        if (!row || row.cancelled_at || row.paid_on) return;
        const isFirst = await store.claimNotice(invoiceId, { occasion: 'REMINDER', level }, clock.now());
        if (isFirst) await sendReminder(tx, row, pdf);
      });
    },
  };
}

export type InvoiceNotices = ReturnType<typeof createInvoiceNotices>;
