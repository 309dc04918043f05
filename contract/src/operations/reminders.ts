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
    summary: 'How often one is reminded by mail of open values and of measures one is responsible for',
    response: ReminderSettings,
  }),
  update: operation({
    method: 'PUT',
    path: '/account/reminders',
    access: 'member',
    summary: 'Be reminded weekly, monthly or never; readers are not reminded',
    refusedToImpersonator: true,
    body: ReminderSettings,
    response: ReminderSettings,
  }),
};
