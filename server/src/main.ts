import { existsSync } from 'node:fs';
import { readModuleSettings } from './module-settings.ts';
import { readConfiguration } from './platform/configuration.ts';
import { asUnavailable } from './platform/database/database-errors.ts';
import { createLog } from './platform/log.ts';
import { startProgram } from './program.ts';

/** An expected obstacle (a setting, the port, the data folder) is told in one sentence; anything else with its stack. */
function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is already taken: choose another one with PORT.';
  if ('code' in error && error.code === 'EACCES')
    return 'This port may not be opened: choose another one with PORT.';
  const unavailable = asUnavailable(error);
  if (unavailable) return `${unavailable.message}.`;
  const expected = ['ConfigurationError', 'EmbeddedPostgresError', 'DataInUseError', 'MigrationError'];
  return expected.includes(error.name) ? error.message : (error.stack ?? error.message);
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const configuration = readConfiguration(process.env);
  const settings = readModuleSettings(process.env);
  const log = createLog(configuration.logLevel, configuration.instance);
  const program = await startProgram(configuration, settings, log);
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
