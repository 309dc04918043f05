import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { Clock } from './clock/clock.ts';
import type { Db } from './database/database.ts';
import type { Actor, Origin } from './http/actor.ts';

export interface AuditEntry {
  /** The action, e.g. `account.password_changed`. */
  readonly action: AuditAction;
  /** The person who did it; null if nobody was signed in. */
  readonly actor: Pick<Actor, 'accountId' | 'impersonatorId' | 'organisationId'> | null;
  /** The object of the action, e.g. `account:7`. */
  readonly subject?: string;
  /** The organisation whose data was affected, if nobody was signed in. */
  readonly organisationId?: number | null;
  /** The origin of the request; null for the program's own work. */
  readonly origin: Origin | null;
  readonly details?: Record<string, unknown>;
}

export interface AuditLog {
  /** Writes the entry in the transaction of the change, so that neither exists without the other. */
  record(db: Db, entry: AuditEntry): Promise<void>;
  /** Writes many entries in one statement. */
  recordEach(db: Db, entries: readonly AuditEntry[]): Promise<void>;
}

/** Records who did what, for whom, when and from where. Entries are never changed and contain no secrets. */
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
