import type { ReminderReason } from '@metra/contract/operations/billing-admin';

export interface RemindableInvoice {
  id: number;
  version: number;
  /** The number and the customer. */
  name: string;
  customer: string;
  isCreditNote: boolean;
  isCancelled: boolean;
  isPaid: boolean;
  dueOn: string;
  reminders: number;
  /** A day of the operator. */
  lastRemindedOn: string | null;
  /** True if a mail can reach somebody. */
  isReachable: boolean;
}

/** The reason against a reminder on a day of the operator; null if there is none. */
export function reminderReason(invoice: RemindableInvoice, today: string): ReminderReason | null {
  if (invoice.isCreditNote) return 'CREDIT_NOTE';
  if (invoice.isCancelled) return 'CANCELLED';
  if (invoice.isPaid) return 'PAID';
  if (invoice.dueOn >= today) return 'NOT_OVERDUE';
  if (invoice.lastRemindedOn === today) return 'REMINDED_TODAY';
  return invoice.isReachable ? null : 'NO_ADDRESS';
}
