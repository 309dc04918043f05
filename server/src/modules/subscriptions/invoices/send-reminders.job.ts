import type { Platform } from '../../../platform/platform.ts';
import type { InvoiceNotices } from './invoice-notices.service.ts';

export const sendRemindersJob = 'billing.send-reminders';

/** So many are sent by one job. */
export const remindersAtOnce = 50;

export interface NotedReminder {
  invoiceId: number;
  level: number;
}

interface Needs extends Pick<Platform, 'jobs'> {
  notices: InvoiceNotices;
}

/** Sends reminders that were noted together: each carries its document, which no request has time for. */
export function registerSendRemindersJob({ jobs, notices }: Needs): void {
  jobs.define<{ reminders: NotedReminder[] }>(
    sendRemindersJob,
    async ({ reminders }) => {
      const failures: unknown[] = [];
      // One that fails keeps none of the others waiting; what was sent is not sent again.
      for (const reminder of reminders)
        await notices.sendNotedReminder(reminder).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} reminders could not be sent: ${failures[0]}`);
    },
    { attempts: 10, timeoutSeconds: 300 },
  );
}
