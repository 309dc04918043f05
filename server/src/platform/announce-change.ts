import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { Tx } from './database/database.ts';
import type { Call } from './http/call.ts';
import type { Platform } from './platform.ts';
import type { Topic } from './signals.ts';

/** What is kept in the memory of every server, and what a thing of it is called in the log. */
interface Kept {
  readonly topic: Topic;
  readonly subject: string;
}

/** In the log, and dropped from the memory of every server, once the transaction commits. */
export const announceChange =
  ({ audit, signals }: Pick<Platform, 'audit' | 'signals'>, { topic, subject }: Kept) =>
  async (tx: Tx, { actor, origin }: Call, action: AuditAction, id: number, details: object = {}) => {
    await audit.record(tx, { action, actor, subject: `${subject}:${id}`, origin, details: { ...details } });
    await signals.send(tx, topic);
  };
