import type { Body, Response } from '@metra/contract/core/operation';
import type { reminders } from '@metra/contract/operations/reminders';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { reminderStore } from './reminders.store.ts';

/** The rhythm of somebody's reminders. */
export const remindersService = ({ database, clock }: Pick<Platform, 'database' | 'clock'>) => ({
  read: async ({ actor }: Call): Promise<Response<typeof reminders.read>> => ({
    rhythm: await reminderStore(database.kysely, actor.accountId).rhythm(),
  }),

  async update(
    { actor }: Call,
    { rhythm }: Body<typeof reminders.update>,
  ): Promise<Response<typeof reminders.update>> {
    await reminderStore(database.kysely, actor.accountId).choose(rhythm, clock.now());
    return { rhythm };
  },
});
