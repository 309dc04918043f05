import type { ReminderPreview, RemindersDone } from '@metra/contract/operations/billing-admin';
import { partitionBulkItems, previewBulkItems } from '../../../platform/bulk/bulk-items.ts';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NotedReminder } from './invoice-notices.service.ts';
import { invoiceStore } from './invoices.store.ts';
import { remindableInvoiceViews } from './remindable-invoices.views.ts';
import { type RemindableInvoice, reminderReason } from './reminder-reason.ts';
import { remindersAtOnce, sendRemindersJob } from './send-reminders.job.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'audit' | 'jobs'>;

interface Seen {
  id: number;
  version: number;
}

const namesShown = 3;
const inVainBefore = 2;

/** Reminds many customers at once: previews, records together, and sends with jobs. */
export function invoiceRemindersService({ database, clock, audit, jobs }: Needs) {
  const reasonNow = () => {
    const today = clock.today(operatorTimeZone).toString();
    return (invoice: RemindableInvoice) => reminderReason(invoice, today);
  };

  const counted = <Key extends string>(key: Key, invoices: readonly RemindableInvoice[]) => ({
    key,
    count: invoices.length,
    names: invoices.slice(0, namesShown).map(({ customer }) => customer),
  });

  return {
    async preview(_call: Call, { ids }: { ids: number[] }): Promise<ReminderPreview> {
      const rows = await remindableInvoiceViews(database.kysely).of(ids);
      const items = previewBulkItems(ids, rows, reasonNow());
      const byId = new Map(rows.map((row) => [row.id, row]));
      const reminded = items.flatMap(({ id, outcome }) => {
        const row = outcome === 'TOUCHED' ? byId.get(id) : undefined;
        return row ? [row] : [];
      });
      const repeated = reminded.filter(({ reminders }) => reminders >= inVainBefore);
      const effects = [counted('MAILS', reminded), counted('THIRD_OR_MORE', repeated)];
      // A sent mail cannot be called back.
      return { items, effects: effects.filter(({ count }) => count > 0), canUndo: false, undoUntil: null };
    },

    remindMany: ({ actor, origin }: Call, { items }: { items: Seen[] }): Promise<RemindersDone> =>
      database.transaction(async (tx) => {
        const store = invoiceStore(tx);
        const ids = items.map(({ id }) => id);
        await store.lockMany(ids);
        const { toDo, leftOut } = partitionBulkItems(
          items,
          await remindableInvoiceViews(tx).of(ids),
          reasonNow(),
        );
        if (toDo.length === 0) return { done: [], leftOut };
        const noted = await store.noteReminders(
          toDo.map(({ id }) => id),
          clock.now(),
        );
        await audit.recordEach(
          tx,
          noted.map(({ id, level }) => ({
            action: 'invoice.reminded',
            actor,
            subject: `invoice:${id}`,
            origin,
            details: { level, of: noted.length },
          })),
        );
        const reminders = noted.map(({ id, level }): NotedReminder => ({ invoiceId: id, level }));
        for (let first = 0; first < reminders.length; first += remindersAtOnce)
          await jobs.enqueue(tx, sendRemindersJob, {
            reminders: reminders.slice(first, first + remindersAtOnce),
          });
        return { done: noted.map(({ id, version }) => ({ id, version })), leftOut };
      }),
  };
}
