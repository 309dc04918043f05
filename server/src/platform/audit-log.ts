import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { Clock } from './clock/clock.ts';
import type { Db } from './database/database.ts';
import type { Actor, Origin } from './http/actor.ts';

export interface AuditEntry {
  /** What was done, e.g. `account.password_changed`. */
  readonly action: AuditAction;
  /** Who did it; null when nobody had signed in. */
  readonly actor: Pick<Actor, 'accountId' | 'impersonatorId' | 'organisationId'> | null;
  /** What it was done to, e.g. `account:7`. */
  readonly subject?: string;
  /** Whose data it touched, when nobody had signed in. */
  readonly organisationId?: number | null;
  /** From where; null for what the program does by itself. */
  readonly origin: Origin | null;
  readonly details?: Record<string, unknown>;
}

export interface AuditLog {
  /** Written in the transaction of what it tells of: neither stands without the other. */
  record(db: Db, entry: AuditEntry): Promise<void>;
  /** The same for each of many, in one statement. */
  recordEach(db: Db, entries: readonly AuditEntry[]): Promise<void>;
}

/** Who did what as whom, when and from where. Nothing in it is ever changed, and no secret goes in. */
export function createAuditLog(clock: Clock): AuditLog {
  const rowOf = ({ action, actor, subject, organisationId, origin, details }: AuditEntry) => {
    const impersonated = actor !== null && actor.impersonatorId !== null;
    return {
      at: clock.now(),
      action,
      organisation_id: actor?.organisationId ?? organisationId ?? null,
      actor_account_id: impersonated ? actor.impersonatorId : (actor?.accountId ?? null),
      as_account_id: impersonated ? actor.accountId : null,
      subject: subject ?? null,
      details: JSON.stringify(details ?? {}),
      ip: origin?.ip ?? null,
      user_agent: origin?.userAgent ?? null,
    };
  };
  return {
    async record(db, entry) {
      await db.insertInto('audit_log').values(rowOf(entry)).execute();
    },
    async recordEach(db, entries) {
      if (entries.length > 0) await db.insertInto('audit_log').values(entries.map(rowOf)).execute();
    },
  };
}
