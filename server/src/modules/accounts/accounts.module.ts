import type { Platform } from '../../platform/platform.ts';
import { sessionLookup } from './session-lookup.ts';

/** People: who they are, how they prove it, and how long that holds. */
export const accountsModule = ({
  database,
  clock,
  signals,
}: Pick<Platform, 'database' | 'clock' | 'signals'>) => ({
  authenticate: sessionLookup(database.kysely, clock, signals),
});
