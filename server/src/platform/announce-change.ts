import type { AuditAction } from '@metra/contract/rules/audit-actions';
import { auditFor } from './audit-for.ts';
import type { Tx } from './database/database.ts';
import type { Call } from './http/call.ts';
import type { Platform } from './platform.ts';
import type { Topic } from './signals.ts';

/** The signal that clears the caches, and the subject's name in the audit log. */
interface Cached {
  readonly topic: Topic;
  readonly subject: string;
}

/** Writes the audit log and clears the caches of all servers once the transaction commits. */
export const announceChange = (
  { audit, signals }: Pick<Platform, 'audit' | 'signals'>,
  { topic, subject }: Cached,
) => {
  const record = auditFor(audit, subject);
  return async (tx: Tx, call: Call, action: AuditAction, id: number, details?: object) => {
    await record(tx, call, action, id, details);
    await signals.send(tx, topic);
  };
};
