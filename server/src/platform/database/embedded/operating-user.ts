import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The user of PostgreSQL's processes, and how they are started as that user. */
export interface OperatingUser {
  own(path: string): void;
  /** Gives this user a whole folder that belongs to root after it was copied or unpacked. */
  takeFromRoot(folder: string): void;
  command(program: string, args: readonly string[]): { file: string; args: string[]; options: SpawnOptions };
}

interface Identity {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. When started as root, the program uses the owner of the data folder, or
 * `nobody`. Otherwise it uses the current user.
 */
export function operatingUser(
  dataDir: string,
  programs: { postgres: string; initdb: string },
): OperatingUser {
  if (process.getuid?.() !== 0) {
    return {
      own: () => undefined,
      takeFromRoot: () => undefined,
      command: (file, args) => ({ file, args: [...args], options: {} }),
    };
  }
  const user = ownerOf(dataDir) ?? nobody();
  const own = (path: string) => chownSync(path, user.uid, user.gid);
  const takeFromRoot = (folder: string) => {
    if (statSync(folder).uid === 0) spawnSync('chown', ['-RP', `${user.uid}:${user.gid}`, folder]);
  };
  const mustReach = [dataDir, programs.postgres, programs.initdb].map((path) => dirname(realpathSync(path)));
  if (mustReach.every((folder) => mayReach(folder, user))) {
    return { own, takeFromRoot, command: (file, args) => ({ file, args: [...args], options: user }) };
  }
  const launcher = reachingLauncher(user, programs.postgres);
  return {
    own,
    takeFromRoot,
    command: (program, args) => ({ file: 'setpriv', args: [...launcher, program, ...args], options: {} }),
  };
}

function ownerOf(folder: string): Identity | undefined {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

function nobody(): Identity {
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  if (!entry) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root and there is no user "nobody" to run it as: start as an ordinary user.',
    );
  }
  return { uid: Number(entry[1]) >>> 0, gid: Number(entry[2]) >>> 0 };
}

function mayReach(folder: string, user: Identity): boolean {
  const parent = dirname(folder);
  return mayEnter(statSync(folder), user) && (parent === folder || mayReach(parent, user));
}

function mayEnter(folder: Stats, { uid, gid }: Identity): boolean {
  if (folder.uid === uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/**
 * The program may be in a folder that only root may enter (/root, a private temporary folder). PostgreSQL still runs
 * as the unprivileged user and owns its files, with the single capability to pass through closed folders.
 */
function reachingLauncher(user: Identity, program: string): string[] {
  for (const capability of ['dac_read_search', 'dac_override']) {
    const launcher = [
      ...[`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--no-new-privs'],
      // Without this the capability would not apply when PostgreSQL checks whether it may execute its programs.
      '--securebits=+no_setuid_fixup',
      ...[`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, `--bounding-set=-all,+${capability}`],
    ];
    const trial = spawnSync('setpriv', [...launcher, program, '--version'], { stdio: 'ignore' });
    if (trial.status === 0) return launcher;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and the user it would run as may not enter this folder: start as an ordinary user, or use a folder that others may enter.',
  );
}
