import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  CancellationOutcome,
  invoicesAdmin,
  PaymentWrite,
} from '@metra/contract/operations/billing-admin';
import type { AdminInvoice, AdminInvoiceDetail } from '@metra/contract/shapes/billing-shapes';
import { auditFor } from '../../../platform/audit-for.ts';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { exportList } from '../../../platform/http/list-export.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import { subscriptionStore } from '../subscriptions.store.ts';
import type { RefreshMembers } from '../trials.service.ts';
import type { InvoiceDocumentCache } from './documents/invoice-document-cache.service.ts';
import { pdfOf, xmlOf } from './invoice-downloads.ts';
import type { InvoiceNotices } from './invoice-notices.service.ts';
import { type InvoiceRow, invoiceStore } from './invoices.store.ts';
import { adminInvoiceViews } from './invoices-admin.views.ts';
import { invoiceColumns } from './invoices-admin-columns.ts';
import type { InvoiceIssuer } from './issue-invoice.service.ts';
import { createSettleCancellation } from './settle-cancellation.service.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  invoiceIssuer: InvoiceIssuer;
  documentCache: InvoiceDocumentCache;
  notices: InvoiceNotices;
  refreshMembers: RefreshMembers;
}

interface Cancellation {
  reason: string;
  outcome: CancellationOutcome;
  version: number;
}

/** The operator's actions on invoices. */
export function invoicesAdminService(needs: Needs) {
  const { database, clock, audit, documentCache, notices } = needs;
  const settle = createSettleCancellation(needs);
  const viewsIn = (db: Db) => adminInvoiceViews(db, { now: clock.now() });
  const view = async (db: Db, id: number) => orNotFound(await viewsIn(db).one(id), 'not_found.invoice');

  /** Locks the invoice in the version that the administrator has seen. */
  async function lock(tx: Tx, invoiceId: number, version: number): Promise<InvoiceRow> {
    const row = orNotFound(await invoiceStore(tx).lock(invoiceId), 'not_found.invoice');
    assertVersion(row.version, version);
    return row;
  }

  /** The organisation is locked before changes of what it owes. */
  async function lockWithCustomer(tx: Tx, invoiceId: number, version: number): Promise<InvoiceRow> {
    const organisationId = await invoiceStore(tx).organisationOf(invoiceId);
    if (organisationId) await subscriptionStore(tx, organisationId).lockOrganisation();
    return lock(tx, invoiceId, version);
  }

  const record = auditFor(audit, 'invoice');

  return {
    list: (_call: Call, query: Query<typeof invoicesAdmin.list>): Promise<Page<AdminInvoice>> =>
      viewsIn(database.kysely).list(query),

    export: (call: Call, asked: Query<typeof invoicesAdmin.export>): Promise<Download> =>
      exportList(needs, call, {
        list: 'invoices',
        name: { de: 'Rechnungen', en: 'Invoices' },
        columns: invoiceColumns,
        asked,
        pages: viewsIn(database.kysely).every(asked),
      }),

    read: (_call: Call, id: number): Promise<AdminInvoiceDetail> => view(database.kysely, id),

    async pdf(_call: Call, id: number): Promise<Download> {
      const { number } = await view(database.kysely, id);
      return pdfOf(number, await documentCache.documentsOf(id));
    },

    async xml(_call: Call, id: number): Promise<Download> {
      const { number } = await view(database.kysely, id);
      return xmlOf(number, await documentCache.documentsOf(id));
    },

    async bookPayment(call: Call, id: number, payment: PaymentWrite): Promise<AdminInvoiceDetail> {
      // A payment in the future cannot be booked; days are the operator's.
      if (payment.paidOn > clock.today(operatorTimeZone).toString()) throw invalid('paidOn', 'maximum');
      return database.transaction(async (tx) => {
        const row = await lock(tx, id, payment.version);
        if (row.kind !== 'INVOICE' || row.cancelled_at) throw new DomainError('invoice.not_payable');
        const { amount, paidOn } = payment;
        const paid = row.paid_cents + amount;
        if (paid < 0 || paid > row.gross_cents) throw new DomainError('invoice.payment_beyond_total');
        const reference = payment.reference?.trim() || null;
        await invoiceStore(tx).bookPayment(
          id,
          { amount, paidOn, reference, accountId: call.actor.accountId },
          { paid, isWhole: paid === row.gross_cents },
          clock.now(),
        );
        await record(tx, call, 'invoice.payment_booked', id, { amount });
        return view(tx, id);
      });
    },

    async remind(call: Call, id: number, { version }: { version: number }): Promise<AdminInvoiceDetail> {
      const { pdf } = await documentCache.documentsOf(id);
      return database.transaction(async (tx) => {
        const row = await lock(tx, id, version);
        const isOpen = row.kind === 'INVOICE' && row.cancelled_at === null && row.paid_on === null;
        const isLate = row.due_on < clock.today(operatorTimeZone).toString();
        if (!isOpen || !isLate) throw new DomainError('invoice.not_overdue');
        const level = row.reminders + 1;
        await notices.remind(tx, id, level, pdf);
        await record(tx, call, 'invoice.reminded', id, { level });
        return view(tx, id);
      });
    },

    /** Returns the credit note. */
    cancel: (
      call: Call,
      id: number,
      { reason, outcome, version }: Cancellation,
    ): Promise<AdminInvoiceDetail> =>
      database.transaction(async (tx) => {
        const row = await lockWithCustomer(tx, id, version);
        if (row.kind !== 'INVOICE') throw new DomainError('not_found.invoice');
        if (row.cancelled_at) throw new DomainError('invoice.already_cancelled');
        await invoiceStore(tx).markCancelled(id, clock.now());
        await record(tx, call, 'invoice.cancelled', id, { outcome });
        const accountId = call.actor.accountId;
        const creditNoteId = await settle(tx, row, { reason: reason.trim(), outcome, accountId });
        return view(tx, creditNoteId);
      }),
  };
}
