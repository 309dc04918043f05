import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import type { OperatingUser } from './operating-user.ts';
import { clusterName } from './postmaster.ts';
import type { PostgresSettings } from './settings.ts';

const LARGEST_LOG = 5 * 1024 * 1024;

/** Everything that is needed to start PostgreSQL on a cluster. */
export interface ServerPlan {
  dataDir: string;
  cluster: string;
  socketDir: string;
  binaries: PostgresBinaries;
  user: OperatingUser;
  settings: PostgresSettings;
}

export interface ServerProcess {
  child: ChildProcess;
  hasExited(): boolean;
  /** The log output since the start. */
  said(): string;
}

export function startServer(plan: ServerPlan): ServerProcess {
  const log = join(plan.dataDir, 'postgres.log');
  rotate(log);
  const begin = existsSync(log) ? statSync(log).size : 0;
  const command = plan.user.command(plan.binaries.postgres, serverArguments(plan));
  // The folder belongs to PostgreSQL's user, so root must not write through a link in it.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const output = openSync(log, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: plan.dataDir,
    // PostgreSQL needs nothing from the environment, which may contain the program's secrets.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    // The output is a file instead of a pipe, because the server may outlive this program. It gets its own session,
    // because Ctrl-C in the terminal is for the program, which stops PostgreSQL last.
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  let failure = '';
  child.once('error', (error) => {
    failure = error.message;
  });
  return {
    child,
    hasExited: () => failure !== '' || child.exitCode !== null || child.signalCode !== null,
    said: () => failure + readFileSync(log).subarray(begin).toString('utf8'),
  };
}

/** PostgreSQL records its start options. If they are equal, the running server has the wanted settings. */
export function runsAsPlanned(plan: ServerPlan): boolean {
  const notes = join(plan.cluster, 'postmaster.opts');
  const noted = existsSync(notes) ? readFileSync(notes, 'utf8').trim() : '';
  const [, ...parts] = noted.split(' "').map((part) => part.replace(/"$/, ''));
  return JSON.stringify(parts) === JSON.stringify(serverArguments(plan));
}

function serverArguments(plan: ServerPlan): string[] {
  const settings = {
    ...plan.settings,
    unix_socket_directories: plan.socketDir,
    cluster_name: clusterName(plan.cluster),
    'metra.package': plan.binaries.version,
  };
  const assignments = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return ['-D', plan.cluster, ...assignments];
}

function rotate(log: string): void {
  if (existsSync(log) && statSync(log).size > LARGEST_LOG) renameSync(log, `${log}.1`);
}
