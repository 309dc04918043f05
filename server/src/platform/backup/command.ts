import { existsSync } from 'node:fs';
import { type Configuration, readConfiguration } from '../configuration.ts';

type CommandInput = { configuration: Configuration; words: string[]; options: string[] };

const expected = [
  'BackupError',
  'ConfigurationError',
  'EmbeddedPostgresError',
  'DataInUseError',
  'DatabaseRefused',
  'MigrationError',
];

/**
 * Runs one command of the operator. It prints the result or the problem in one sentence, and exits with code 1 for a
 * problem.
 */
export async function runCommand(work: (input: CommandInput) => Promise<string>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const given = process.argv.slice(2);
    const options = given.filter((word) => word.startsWith('--'));
    const words = given.filter((word) => !word.startsWith('--'));
    const sentence = await work({ configuration: readConfiguration(process.env), words, options });
    process.stdout.write(`${sentence}\n`);
  } catch (error) {
    process.stderr.write(`${tell(error)}\n`);
    process.exitCode = 1;
  }
}

function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return expected.includes(error.name) ? error.message : (error.stack ?? error.message);
}
