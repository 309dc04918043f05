import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { lockTenant } from '../../../platform/database/lock-tenant.ts';

/** The value is arbitrary, but nothing else in this database may use it as an advisory lock. */
const catalogueLock = 4_711_004;

/**
 * Serializes writes to KPIs whose formulas may name each other until the transaction ends, so that a check still
 * holds when its result is stored. A company's write also blocks changes to the catalogue, because its formulas may
 * name catalogue KPIs; companies do not block each other.
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
