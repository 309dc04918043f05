import { createAuditLog } from '../../platform/audit-log.ts';
import type { Identity } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sessionLookup } from './session-lookup.ts';

/** People: who they are, how they prove it, and how long that holds. */
export function accountsModule({
  database,
  clock,
  signals,
}: Pick<Platform, 'database' | 'clock' | 'signals'>) {
  const audit = createAuditLog(clock);
  const identity: Identity = {
    authenticate: sessionLookup(database.kysely, clock, signals),
    onImpersonatedCall: (actor, operation, path, origin) =>
      audit.record(database.kysely, {
        action: 'impersonation.call',
        actor,
        subject: path.slice(0, 300),
        origin,
        details: { operation },
      }),
  };
  return { identity };
}
