import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { lockTenant } from '../../../platform/database/lock-tenant.ts';

/** Any number, as long as nothing else in this database uses it as an advisory lock. */
const catalogueLock = 4_711_004;

/**
 * Whoever writes KPIs takes turns with everyone whose KPIs name each other in formulas, until the transaction ends: what
 * is read afterwards still holds when it is written. The catalogue's KPIs stand still while an organisation writes its
 * own, which may name them; organisations do not wait for each other.
 */
export const definitionLock = (tx: Tx) => ({
  async ofOrganisation(organisationId: number): Promise<void> {
    await sql`select pg_advisory_xact_lock_shared(${catalogueLock})`.execute(tx);
    await lockTenant(tx, organisationId);
  },

  async ofCatalogue(): Promise<void> {
    await sql`select pg_advisory_xact_lock(${catalogueLock})`.execute(tx);
  },
});
