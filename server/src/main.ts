import { existsSync } from 'node:fs';
import { type Configuration, readConfiguration } from './platform/configuration.ts';
import { asUnavailable } from './platform/database/database-errors.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { assertPortFree } from './platform/http/free-port.ts';
import { createLog, type Log } from './platform/log.ts';
import type { Program } from './program.ts';
import { webFolders } from './web-builds.ts';

/** An expected obstacle (a setting, the port, the data folder) is told in one sentence; anything else with its stack. */
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
 * The embedded PostgreSQL comes up, or recovers from a crash, while the larger part of the program is being read. One
 * that the operator has named is asked before: in the middle of reading, its answer could seem to come too late.
 */
async function start(configuration: Configuration, log: Log): Promise<Program> {
  await assertPortFree(configuration.port, configuration.host);
  const database = reachDatabase(configuration, log);
  // Told below, where it is waited for; until then nobody listens, which would end the process.
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

/** `--web=<folder>`: whoever has made a build names it, because another start may make the next one meanwhile. */
const askedFor = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);

async function main(): Promise<void> {
  const since = performance.now();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const configuration = readConfiguration(process.env);
  const program = await start(configuration, createLog(configuration.logLevel, configuration.instance));
  console.log(`Starting the database and the program … ${((performance.now() - since) / 1000).toFixed(1)} s`);
  // Behind a proxy, people use the public address; a port chosen by the system is known only now.
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
