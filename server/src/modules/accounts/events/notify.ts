import type { Tx } from '../../../platform/database/database.ts';
import type { EventType } from './event-texts.ts';

export interface Notification {
  accountId: number;
  type: EventType;
  /** Fills the text of the type; kept, so that each reader reads it in their language. */
  data?: Record<string, string | number>;
  /** A path of our own, such as `/app/dashboard/goals/7`. */
  link?: string;
  now: Date;
}

/** Tells a person something, once the transaction commits. */
export async function notify(tx: Tx, { accountId, type, data = {}, link, now }: Notification): Promise<void> {
  await tx
    .insertInto('events')
    .values({
      account_id: accountId,
      type,
      data: JSON.stringify(data),
      link: link ?? null,
      created_at: now,
    })
    .execute();
}
