import { existsSync } from 'node:fs';
import { type Configuration, readConfiguration } from './platform/configuration.ts';
import { asUnavailable } from './platform/database/database-errors.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { assertPortFree } from './platform/http/free-port.ts';
import { createLog, type Log } from './platform/log.ts';
import type { Program } from './program.ts';
import { webFolders } from './web-builds.ts';

/**
 * Expected problems (a setting, the port, the data folder) are printed as one sentence, and all others with their
 * stack.
 */
function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is already taken: choose another one with PORT.';
  if ('code' in error && error.code === 'EACCES')
    return 'This port may not be opened: choose another one with PORT.';
  const unavailable = asUnavailable(error);
  if (unavailable) return `${unavailable.message}.`;
  const expected = [
    'ConfigurationError',
    'DatabaseRefused',
    'EmbeddedPostgresError',
    'DataInUseError',
    'MigrationError',
  ];
  return expected.includes(error.name) ? error.message : (error.stack ?? error.message);
}

/**
 * The embedded PostgreSQL starts or recovers while the larger part of the program is loaded. An external database is
 * contacted first, because its answer could time out while the loading blocks the thread.
 */
async function start(configuration: Configuration, log: Log): Promise<Program> {
  await assertPortFree(configuration.port, configuration.host);
  const database = reachDatabase(configuration, log);
  // The error is reported below, where the promise is awaited. Until then this handler prevents an unhandled
  // rejection.
  database.catch(() => {});
  if (configuration.database.url) await database;
  try {
    const [{ readModuleSettings }, { startProgram }] = await Promise.all([
      import('./module-settings.ts'),
      import('./program.ts'),
    ]);
    const web = webFolders(askedFor('web'));
    return await startProgram(configuration, readModuleSettings(process.env), log, { database, web });
  } catch (error) {
    await database.then(({ leave }) => leave()).catch(() => {});
    throw error;
  }
}

/** `--web=<folder>` names the build to serve, because another start may create the next one meanwhile. */
const askedFor = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);

async function main(): Promise<void> {
  const since = performance.now();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const configuration = readConfiguration(process.env);
  const program = await start(configuration, createLog(configuration.logLevel, configuration.instance));
  console.log(`Starting the database and the program … ${((performance.now() - since) / 1000).toFixed(1)} s`);
  // Behind a proxy, people use the public address. A port chosen by the system is only known now.
  const address = configuration.port === 0 ? program.address : configuration.publicUrl;
  console.log(`\n  Metra is ready: ${address}\n`);
  for (const { role, email, password } of program.demoAccounts) {
    console.log(`  ${role.padEnd(14)} ${email.padEnd(30)} ${password ?? '(password was changed)'}`);
  }

  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    await program.close();
    process.exit(0);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}

main().catch((error) => {
  console.error(tell(error));
  process.exit(1);
});
