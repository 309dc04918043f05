import type { NotificationEvent } from '@metra/contract/account';
import type { Language, Page } from '@metra/contract/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Tools } from '../tools.ts';
import { renderEvent } from './event-texts.ts';
import { type EventRow, eventStore } from './events.store.ts';

type Asked = Parameters<ReturnType<typeof eventStore>['list']>[1];

const viewOf = (
  { id, type, data, link, created_at, seen_at }: EventRow,
  language: Language,
): NotificationEvent => ({
  id,
  type,
  // The table takes objects only.
  ...renderEvent(type, data as Record<string, unknown>, language),
  link,
  createdAt: created_at.toISOString(),
  seen: seen_at !== null,
});

/** What happened and concerns a person, in the language they read in now. */
export function eventsService({ database, clock }: Pick<Tools, 'database' | 'clock'>) {
  const store = eventStore(database.kysely);
  return {
    async list(
      { accountId }: Actor,
      asked: Asked,
      language: Language,
    ): Promise<Page<NotificationEvent> & { unseen: number }> {
      const { items, total, unseen } = await store.list(accountId, asked);
      const { page, pageSize } = asked;
      return { items: items.map((row) => viewOf(row, language)), page, pageSize, total, unseen };
    },

    async markSeen({ accountId }: Actor, id: number, language: Language): Promise<NotificationEvent> {
      const row = await store.markSeen(accountId, id, clock.now());
      if (!row) throw new DomainError('not_found.event');
      return viewOf(row, language);
    },

    async markAllSeen({ accountId }: Actor): Promise<void> {
      await store.markAllSeen(accountId, clock.now());
    },
  };
}
