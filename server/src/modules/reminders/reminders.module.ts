import { remindersRoutes } from './reminders.routes.ts';
import { remindersService } from './reminders.service.ts';
import { defineSendReminders, type Needs } from './send-reminders.job.ts';

/** Mails that remind people of what is open, as often as they like. */
export function remindersModule(needs: Needs) {
  defineSendReminders(needs);
  return { reminders: remindersRoutes(remindersService(needs)) };
}
