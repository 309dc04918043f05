import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadMail, readMail } from './read-mail.ts';

/** The mails in files, oldest first. */
export async function readOutbox(folder: string): Promise<(ReadMail & { file: string })[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (file) => ({ file, ...readMail(await readFile(join(folder, file))) })));
}
