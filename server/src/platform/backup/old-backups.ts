import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readEnvironment } from '../configuration.ts';

/** The privacy policy promises that deleted data disappears from backups after this many days. */
export const BackupDays = z.coerce.number().int().min(1).max(3650).default(30);

export const readBackupDays = (environment: NodeJS.ProcessEnv): number =>
  readEnvironment(z.object({ LEGAL_BACKUP_DAYS: BackupDays }), environment).LEGAL_BACKUP_DAYS;

const ours = /^metra-\d{4}-\d{2}-\d{2}T[\d-]{8}\.tar\.zst$/;

/** Deletes older backups in a folder. Only files with generated names are deleted. */
export async function removeOldBackups(folder: string, days: number, now: Date): Promise<number> {
  const before = now.getTime() - days * 24 * 60 * 60 * 1000;
  let removed = 0;
  for (const name of await readdir(folder)) {
    if (!ours.test(name)) continue;
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs >= before) continue;
    await rm(file);
    removed += 1;
  }
  return removed;
}
