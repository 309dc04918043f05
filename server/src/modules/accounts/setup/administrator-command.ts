import { existsSync } from 'node:fs';
import { systemClock } from '../../../platform/clock/clock.ts';
import { readConfiguration } from '../../../platform/configuration.ts';
import { joinDatabase } from '../../../platform/database/join-database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { createLog } from '../../../platform/log.ts';
import { openPlatform } from '../../../platform/open-platform.ts';
import { createAdministrator, type Outcome } from './administrator.service.ts';
import { parseAdministratorArguments } from './administrator-arguments.ts';

const sentences: Record<Outcome, string> = {
  created: 'is an administrator now.',
  mailed: 'gets a mail with a link to choose a password.',
  promoted: 'had an account already: it is an administrator now and keeps its password.',
  already: 'is an administrator already; nothing was changed.',
  'not needed': 'was not needed.',
};

async function run(): Promise<string> {
  const administrator = await parseAdministratorArguments({
    args: process.argv.slice(2),
    environment: process.env,
    input: process.stdin,
  });
  // This command names the administrator itself.
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
      return `${administrator.email} ${sentences[await createAdministrator(platform, administrator)]}`;
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

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${tell(error)}\n`);
  process.exitCode = 1;
}
