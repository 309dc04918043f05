import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DemoAccount, ensureDemoAccounts } from '../accounts/accounts.module.ts';
import { ensureDemoCompany } from './demo-company.service.ts';
import type { DemoPlatform } from './demo-environment.service.ts';
import { ensureDemoMarketplace } from './demo-marketplace.service.ts';
import { ensureDemoPictures } from './demo-pictures.service.ts';
import { ensureDemoProjects } from './demo-projects.service.ts';

export type { DemoAccount } from '../accounts/accounts.module.ts';

/**
 * This is far longer than the work takes on a busy machine. Nobody waits for it, and a failed demo would stay empty
 * until the next start.
 */
const patience = { withinMs: 60_000 };

/** Creates the demo accounts and a company with a history once. Later changes stay. */
export async function ensureDemo(given: Platform & DemoPlatform, log: Log): Promise<DemoAccount[]> {
  const { transaction } = given.database;
  const database: Database = { ...given.database, transaction: (work) => transaction(work, patience) };
  const platform = { ...given, database };
  const accounts = await ensureDemoAccounts(platform);
  // The demo uses the catalogue, which the operator may have changed. A failure must not stop the program's start.
  await ensureDemoCompany(platform).catch((error: unknown) =>
    log.warn({ err: error }, 'the demo company could not be made'),
  );
  await ensureDemoMarketplace(platform).catch((error: unknown) =>
    log.warn({ err: error }, 'the demo’s marketplace could not be made'),
  );
  await ensureDemoPictures(platform).catch((error: unknown) =>
    log.warn({ err: error }, 'the demo’s pictures could not be made'),
  );
  await ensureDemoProjects(platform);
  return accounts;
}
