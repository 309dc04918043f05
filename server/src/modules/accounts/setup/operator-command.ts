import { existsSync } from 'node:fs';
import { systemClock } from '../../../platform/clock/clock.ts';
import { readConfiguration } from '../../../platform/configuration.ts';
import { joinDatabase } from '../../../platform/database/join-database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { createLog } from '../../../platform/log.ts';
import { type OpenPlatform, openPlatform } from '../../../platform/open-platform.ts';

/**
 * Runs a command beside the running program on the same database, and prints its result or one sentence about the
 * problem.
 */
export async function runOperatorCommand(work: (platform: OpenPlatform) => Promise<string>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    process.stdout.write(`${await onDatabase(work)}\n`);
  } catch (error) {
    process.stderr.write(`${tell(error)}\n`);
    process.exitCode = 1;
  }
}

async function onDatabase(work: (platform: OpenPlatform) => Promise<string>): Promise<string> {
  // A command names its account explicitly.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...environment } = process.env;
  const configuration = readConfiguration(environment);
  const { connectionString, leave } = await joinDatabase(configuration);
  try {
    await migrate({ connectionString });
    const log = createLog('warn', configuration.instance);
    const platform = await openPlatform({
      configuration,
      connectionString,
      clock: systemClock,
      log,
      works: false,
    });
    try {
      await platform.jobs.start();
      return await work(platform);
    } finally {
      await platform.close();
    }
  } finally {
    await leave();
  }
}

const expected = [
  'ConfigurationError',
  'EmbeddedPostgresError',
  'DataInUseError',
  'MigrationError',
  'DatabaseRefused',
  'DatabaseUnavailable',
];

function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return expected.includes(error.name) ? error.message : (error.stack ?? error.message);
}
