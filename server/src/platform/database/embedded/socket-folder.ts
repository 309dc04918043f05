import { chmodSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError, explain, messageOf } from './embedded-error.ts';
import type { OperatingUser } from './operating-user.ts';
import { SOCKET_NAME } from './postmaster.ts';

/** The operating system's limit is 103 to 107 bytes, depending on the system. */
const LONGEST_PATH = 100;

/**
 * Access to this folder means access to the database without a password, so it belongs to PostgreSQL's user and is
 * closed to all others. Usually it is the data folder; if its path is too long, it is a private folder with a short
 * path.
 */
export function ensureSocketFolder(dataDir: string, user: OperatingUser): string {
  closeToOthers(dataDir, user);
  if (fits(dataDir)) return dataDir;
  const { dev, ino, uid } = statSync(dataDir);
  const folder = join(tmpdir(), `metra-${uid}-${dev}-${ino}`);
  if (!fits(folder)) {
    throw new EmbeddedPostgresError(`The paths ${dataDir} and ${tmpdir()} are too long for a local socket.`);
  }
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew) user.own(folder);
  refuseForeign(folder, uid);
  return folder;
}

function closeToOthers(dataDir: string, user: OperatingUser): void {
  try {
    chmodSync(dataDir, 0o700);
    user.own(dataDir);
  } catch (error) {
    throw explain(dataDir, 'protected', messageOf(error));
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `${SOCKET_NAME}.lock`)) <= LONGEST_PATH;
}

/** Any user can create a folder of this name in the shared temporary folder before the program does. */
function refuseForeign(folder: string, postgresUser: number): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === postgresUser && (found.mode & 0o077) === 0) return;
  throw new EmbeddedPostgresError(`The folder ${folder} belongs to someone else: remove it, or set TMPDIR.`);
}
