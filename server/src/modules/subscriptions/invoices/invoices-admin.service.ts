import type { CancellationOutcome, PaymentWrite } from '@metra/contract/billing-admin';
import type { AdminInvoiceDetail } from '@metra/contract/billing-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { operatorTimeZone } from '../operator-time-zone.ts';
import { takeTurn } from '../subscriptions.store.ts';
import type { RefreshMembers } from '../trials.service.ts';
import type { InvoiceDocumentCache } from './documents/invoice-document-cache.service.ts';
import type { InvoiceNotices } from './invoice-notices.service.ts';
import { adminInvoiceViews } from './invoices-admin.views.ts';
import type { InvoiceIssuer } from './issue-invoice.service.ts';
import { settleCancellation } from './settle-cancellation.service.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  invoiceIssuer: InvoiceIssuer;
  documentCache: InvoiceDocumentCache;
  notices: InvoiceNotices;
  refreshMembers: RefreshMembers;
}

interface Call {
  actor: Actor;
  origin: Origin;
  invoiceId: number;
}

interface Cancellation {
  reason: string;
  outcome: CancellationOutcome;
  version: number;
}

/** What the operator does about invoices. */
export function invoicesAdminService(needs: Needs) {
  const { database, clock, audit, invoiceIssuer, documentCache, notices } = needs;
  const settle = settleCancellation(needs);

  /** The invoice as the administrator saw it, held until the transaction ends. */
  async function held(tx: Tx, invoiceId: number, version: number) {
    const row = await tx
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', invoiceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new DomainError('not_found.invoice');
    if (row.version !== version) throw new DomainError('conflict.version');
    return row;
  }

  const record = (tx: Tx, { actor, origin, invoiceId }: Call, action: string, details = {}) =>
    audit.record(tx, { action, actor, subject: `invoice:${invoiceId}`, origin, details });

  return {
    async bookPayment(call: Call, payment: PaymentWrite): Promise<AdminInvoiceDetail> {
      return database.transaction(async (tx) => {
        const row = await held(tx, call.invoiceId, payment.version);
        if (row.kind !== 'INVOICE' || row.cancelled_at) throw new DomainError('invoice.not_payable');
        const paid = row.paid_cents + payment.amount;
        if (paid < 0 || paid > row.gross_cents) throw new DomainError('invoice.payment_beyond_total');
        await tx
          .insertInto('invoice_payments')
          .values({
            invoice_id: row.id,
            amount_cents: payment.amount,
            paid_on: payment.paidOn,
            reference: payment.reference?.trim() || null,
            booked_at: clock.now(),
            booked_by_account_id: call.actor.accountId,
          })
          .execute();
        await tx
          .updateTable('invoices')
          .set({
            paid_cents: paid,
            paid_on: paid === row.gross_cents ? payment.paidOn : null,
            version: row.version + 1,
          })
          .where('id', '=', row.id)
          .execute();
        await record(tx, call, 'invoice.payment_booked', { amount: payment.amount });
        return adminInvoiceViews(tx, clock).one(row.id);
      });
    },

    async remind(call: Call, version: number): Promise<AdminInvoiceDetail> {
      const { pdf } = await documentCache.documentsOf(call.invoiceId);
      return database.transaction(async (tx) => {
        const row = await held(tx, call.invoiceId, version);
        const isOpen = row.kind === 'INVOICE' && row.cancelled_at === null && row.paid_on === null;
        const isLate = row.due_on < clock.today(operatorTimeZone).toString();
        if (!isOpen || !isLate) throw new DomainError('invoice.not_overdue');
        await notices.remind(tx, row.id, row.reminders + 1, pdf);
        await record(tx, call, 'invoice.reminded', { level: row.reminders + 1 });
        return adminInvoiceViews(tx, clock).one(row.id);
      });
    },

    /** The answer is the credit note. */
    async cancel(call: Call, { reason, outcome, version }: Cancellation): Promise<AdminInvoiceDetail> {
      return database.transaction(async (tx) => {
        const row = await heldWithCustomer(tx, call.invoiceId, version);
        if (row.kind !== 'INVOICE') throw new DomainError('not_found.invoice');
        if (row.cancelled_at) throw new DomainError('invoice.already_cancelled');
        await tx
          .updateTable('invoices')
          .set({ cancelled_at: clock.now(), version: row.version + 1 })
          .where('id', '=', row.id)
          .execute();
        await record(tx, call, 'invoice.cancelled', { outcome });
        const creditNoteId = await invoiceIssuer.issueCreditNote(tx, {
          invoiceId: row.id,
          reason: reason.trim(),
        });
        await settle(tx, row, outcome);
        return adminInvoiceViews(tx, clock).one(creditNoteId);
      });
    },
  };

  /** Whoever changes what an organisation owes takes turns, organisation first. */
  async function heldWithCustomer(tx: Tx, invoiceId: number, version: number) {
    const found = await tx
      .selectFrom('invoices')
      .select('organisation_id')
      .where('id', '=', invoiceId)
      .executeTakeFirst();
    if (found?.organisation_id) await takeTurn(tx, found.organisation_id);
    return held(tx, invoiceId, version);
  }
}
