import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { AuditLog } from './audit-log.ts';
import type { Db } from './database/database.ts';
import type { Call } from './http/call.ts';

/** Returns a function that records what a call does with objects of one kind, such as `account:7`. */
export const auditFor =
  (audit: AuditLog, kind: string) =>
  (db: Db, { actor, origin }: Call, action: AuditAction, id: number, details: object = {}): Promise<void> =>
    audit.record(db, { action, actor, subject: `${kind}:${id}`, origin, details: { ...details } });
