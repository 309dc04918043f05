import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../../server/src/platform/clock/clock.ts';
import { readConfiguration } from '../../server/src/platform/configuration.ts';
import { type OpenPlatform, openPlatform } from '../../server/src/platform/open-platform.ts';
import type { Place } from './bench.ts';
import { type BenchDatabase, newDatabase } from './cluster.ts';
import { patientLimits } from './patient-limits.ts';
import type { AtEnd } from './run-to-end.ts';

export const silentLog = pino({ level: 'silent' });

export interface OpenedDatabase extends BenchDatabase {
  readonly platform: OpenPlatform;
}

interface Wishes {
  /** Whether this application runs jobs. */
  readonly works?: boolean;
  /** Whether database timeouts are those of production, which matters under overload. */
  readonly givesUpEarly?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Fills the database before the platform opens it. */
  readonly seed?: (adminConnectionString: string) => Promise<void>;
}

/** Opens a new database with the platform on it. Both end with the bench. */
export async function openOwnDatabase(
  { cluster, folder }: Place,
  name: string,
  atEnd: AtEnd,
  { works = false, givesUpEarly = false, environment = {}, seed }: Wishes = {},
): Promise<OpenedDatabase> {
  const database = await newDatabase(cluster, name, atEnd, seed);
  const dataDir = mkdtempSync(join(folder, `${name}-`));
  const platform = await openPlatform({
    configuration: readConfiguration({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PORT: '0',
      DEMO: 'off',
      ...environment,
    }),
    connectionString: database.connectionString,
    clock: systemClock,
    log: silentLog,
    works,
    ...(!givesUpEarly && { databaseLimits: patientLimits }),
  });
  atEnd(() => platform.close());
  return { ...database, platform };
}
