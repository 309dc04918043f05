import type { Platform } from '../../../platform/platform.ts';
import type { InvoiceNotices, NotedReminder } from './invoice-notices.service.ts';

export const sendRemindersJob = 'billing.send-reminders';

/** The number of reminders per job. */
export const remindersAtOnce = 50;

interface Needs extends Pick<Platform, 'jobs'> {
  notices: InvoiceNotices;
}

/** Sends recorded reminders. Each contains its document, which takes too long for a request. */
export function registerSendRemindersJob({ jobs, notices }: Needs): void {
  jobs.define<{ reminders: NotedReminder[] }>(
    sendRemindersJob,
    async ({ reminders }) => {
      const failures: unknown[] = [];
      // A failure does not delay the others, and reminders are not sent twice.
      for (const reminder of reminders)
        await notices.sendNotedReminder(reminder).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} reminders could not be sent: ${failures[0]}`);
    },
    { attempts: 10, timeoutSeconds: 300 },
  );
}
