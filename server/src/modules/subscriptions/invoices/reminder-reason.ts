import type { ReminderReason } from '@metra/contract/operations/billing-admin';

export interface RemindableInvoice {
  id: number;
  version: number;
  /** Number and customer, as people know it. */
  name: string;
  customer: string;
  isCreditNote: boolean;
  isCancelled: boolean;
  isPaid: boolean;
  dueOn: string;
  reminders: number;
  /** Day of the operator. */
  lastRemindedOn: string | null;
  /** Whether there is somebody whom a mail reaches. */
  isReachable: boolean;
}

/** What keeps a customer from being reminded of an invoice on a day of the operator; null: nothing does. */
export function reminderReason(invoice: RemindableInvoice, today: string): ReminderReason | null {
  if (invoice.isCreditNote) return 'CREDIT_NOTE';
  if (invoice.isCancelled) return 'CANCELLED';
  if (invoice.isPaid) return 'PAID';
  if (invoice.dueOn >= today) return 'NOT_OVERDUE';
  if (invoice.lastRemindedOn === today) return 'REMINDED_TODAY';
  return invoice.isReachable ? null : 'NO_ADDRESS';
}
