import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Db, Tx } from '../../../platform/database/database.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { BillingMailer } from '../mails/billing.mail.ts';
import { creditNoteIssued, invoiceIssued, invoiceOverdue } from '../mails/invoice.mail.ts';
import type { InvoiceDocumentCache } from './documents/invoice-document-cache.service.ts';
import { InvoiceContent } from './invoice-content.ts';

interface Needs {
  database: Database;
  clock: Clock;
  documentCache: InvoiceDocumentCache;
  billingMailer: BillingMailer;
}

type Occasion = 'ISSUED' | 'REMINDER';

const read = (db: Db, invoiceId: number) =>
  db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirstOrThrow();
type Row = Awaited<ReturnType<typeof read>>;

/** Writes to customers about their invoices: once for each occasion, however often and from however many servers. */
export function createInvoiceNotices({ database, clock, documentCache, billingMailer }: Needs) {
  /** True for the first who wants to tell this. */
  async function claim(tx: Tx, invoiceId: number, occasion: Occasion, level: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('invoice_notices')
      .values({ invoice_id: invoiceId, occasion, level, at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  }

  async function send(tx: Tx, row: Row, kind: string, letter: Letter, pdf: Uint8Array): Promise<void> {
    const { language, customer } = InvoiceContent.parse(row.content);
    const attachment = { fileName: `${row.number}.pdf`, type: 'application/pdf', content: pdf };
    await billingMailer.send(tx, { email: customer.email, language, name: '' }, kind, letter, [attachment]);
  }

  const factsOf = (row: Row) => ({
    number: row.number,
    gross: row.gross_cents,
    dueOn: row.due_on,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    link: billingMailer.link,
  });

  return {
    /** A new invoice or credit note goes to its customer. */
    async announce(invoiceId: number): Promise<void> {
      // Made before the transaction begins: it takes longer than a transaction may.
      const { pdf } = await documentCache.documentsOf(invoiceId);
      await database.transaction(async (tx) => {
        if (!(await claim(tx, invoiceId, 'ISSUED', 0))) return;
        const row = await read(tx, invoiceId);
        const { language, cancels } = InvoiceContent.parse(row.content);
        const letter = cancels
          ? creditNoteIssued(language, {
              number: row.number,
              cancelled: cancels.number,
              link: billingMailer.link,
            })
          : invoiceIssued(language, factsOf(row));
        await send(tx, row, cancels ? 'credit-note' : 'invoice', letter, pdf);
      });
    },

    /** One more reminder of what is open, with the document; the row of the invoice is held by the caller. */
    async remind(tx: Tx, invoiceId: number, level: number, pdf: Uint8Array): Promise<void> {
      if (!(await claim(tx, invoiceId, 'REMINDER', level))) return;
      const row = await tx
        .updateTable('invoices')
        .set((before) => ({
          reminders: level,
          last_reminded_at: clock.now(),
          version: before('version', '+', 1),
        }))
        .where('id', '=', invoiceId)
        .returningAll()
        .executeTakeFirstOrThrow();
      const { language } = InvoiceContent.parse(row.content);
      const open = row.gross_cents - row.paid_cents;
      const letter = invoiceOverdue(language, { ...factsOf(row), open });
      await send(tx, row, 'invoice-reminder', letter, pdf);
    },
  };
}

export type InvoiceNotices = ReturnType<typeof createInvoiceNotices>;
