import type { Query, Response } from '@metra/contract/core/operation';
import type { account, NotificationEvent } from '@metra/contract/operations/account';
import type { Call } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Dependencies } from '../dependencies.ts';
import { eventStore } from './events.store.ts';
import { eventView, eventViews } from './events.views.ts';

export const eventsService = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) => ({
  list: (
    { actor, language }: Call,
    query: Query<typeof account.events>,
  ): Promise<Response<typeof account.events>> =>
    eventViews(database.kysely, { accountId: actor.accountId, language }).list(query),

  async markSeen({ actor, language }: Call, id: number): Promise<NotificationEvent> {
    const row = orNotFound(
      await eventStore(database.kysely, actor.accountId).markSeen(id, clock.now()),
      'not_found.event',
    );
    return eventView(row, language);
  },

  markAllSeen: ({ actor }: Call): Promise<void> =>
    eventStore(database.kysely, actor.accountId).markAllSeen(clock.now()),
});
