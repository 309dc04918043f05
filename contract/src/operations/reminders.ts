import { z } from 'zod';
import { operation } from '../core/operation.ts';

export const ReminderRhythm = z.enum(['NEVER', 'WEEKLY', 'MONTHLY']);
export type ReminderRhythm = z.infer<typeof ReminderRhythm>;

const ReminderSettings = z.strictObject({ rhythm: ReminderRhythm });

export const reminders = {
  read: operation({
    method: 'GET',
    path: '/account/reminders',
    access: 'member',
    summary: 'How often the person gets reminders of open values and of their own measures',
    response: ReminderSettings,
  }),
  update: operation({
    method: 'PUT',
    path: '/account/reminders',
    access: 'member',
    summary: 'Choose weekly, monthly or no reminders; readers get none',
    refusedToImpersonator: true,
    body: ReminderSettings,
    response: ReminderSettings,
  }),
};
