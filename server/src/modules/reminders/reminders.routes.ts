import type { reminders } from '@metra/contract/operations/reminders';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { remindersService } from './reminders.service.ts';

export const remindersRoutes = (
  service: ReturnType<typeof remindersService>,
): Handlers<typeof reminders> => ({
  read: (call) => service.read(call),
  update: (call) => service.update(call, call.body),
});
