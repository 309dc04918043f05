import { remindersRoutes } from './reminders.routes.ts';
import { remindersService } from './reminders.service.ts';
import { type Needs, registerRemindersJob } from './send-reminders.job.ts';

/** Mails that remind people of open work, in the rhythm that they choose. */
export function remindersModule(needs: Needs) {
  registerRemindersJob(needs);
  return { handlers: { reminders: remindersRoutes(remindersService(needs)) }, exports: {} };
}
