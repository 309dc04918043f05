import { operatorDayOf, operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoiceDocumentCache } from '../invoices/documents/invoice-document-cache.service.ts';
import type { InvoiceNotices } from '../invoices/invoice-notices.service.ts';
import { type DueSubscription, dueStore, type OverdueInvoice } from './due.store.ts';
import { isOverdueReminderDue } from './reminder-plan.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'jobs'> {
  processSubscription(subscription: DueSubscription): Promise<void>;
  notices: InvoiceNotices;
  documentCache: InvoiceDocumentCache;
}

const longestReminderDays = 30;
const announceAfterMilliseconds = 60 * 60 * 1000;

const billingRunJob = 'billing.run';

/** Runs every hour. */
export function registerBillingRunJob(needs: Needs): void {
  const { jobs } = needs;
  const run = createBillingRun(needs);
  jobs.define(billingRunJob, (_, { signal }) => run(signal), {
    attempts: 6,
    firstDelaySeconds: 60,
    timeoutSeconds: 3_000,
  });
  jobs.schedule(billingRunJob, '5 * * * *', 'UTC');
}

/**
 * Processes subscriptions and invoices that have become due. Each is handled separately: a failure is reported at the
 * end, retried, and delays no other.
 */
function createBillingRun({ database, clock, processSubscription, notices, documentCache }: Needs) {
  const due = dueStore(database.kysely);

  async function* pages<Item extends { id: number }>(read: (afterId: number) => Promise<Item[]>) {
    for (let last = 0; ; ) {
      const items = await read(last);
      yield* items;
      const id = items.at(-1)?.id;
      if (id === undefined) return;
      last = id;
    }
  }

  const wantsReminder = ({ dueOn, reminders, lastRemindedAt }: OverdueInvoice): boolean => {
    const today = clock.today(operatorTimeZone);
    return isOverdueReminderDue({
      daysOverdue: Temporal.PlainDate.from(dueOn).until(today).days,
      reminders,
      daysSinceLast: lastRemindedAt && operatorDayOf(lastRemindedAt).until(today).days,
    });
  };

  async function remindOverdue(invoiceId: number): Promise<void> {
    const { pdf } = await documentCache.documentsOf(invoiceId);
    await database.transaction(async (tx) => {
      const invoice = await dueStore(tx).lockUnpaidInvoice(invoiceId);
      if (invoice && wantsReminder(invoice)) await notices.remind(tx, invoiceId, invoice.reminders + 1, pdf);
    });
  }

  return async function run(signal?: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    const attempt = async (work: () => Promise<void>) => {
      signal?.throwIfAborted();
      await work().catch((error: unknown) => failures.push(error));
    };
    const now = clock.now();
    const today = clock.today(operatorTimeZone);
    for await (const subscription of pages((id) => due.subscriptions(now, longestReminderDays, id)))
      await attempt(() => processSubscription(subscription));
    for (const id of await due.unannouncedInvoices(new Date(now.getTime() - announceAfterMilliseconds)))
      await attempt(() => notices.announce(id));
    for await (const invoice of pages((id) => due.overdueInvoices(today, id)))
      if (wantsReminder(invoice)) await attempt(() => remindOverdue(invoice.id));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} could not be processed: ${failures[0]}`);
  };
}
