import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError } from './backup-error.ts';
import { runCommand } from './command.ts';
import { openForRestore } from './place.ts';
import { restoreBackup } from './restore.ts';

await runCommand(async ({ configuration, words, options }) => {
  const [name] = words;
  if (!name) throw new BackupError('Which backup? npm run restore -- path/to/backup.tar.zst [--replace]');
  const file = resolve(name);
  // The check comes before a database is started or created.
  if (!existsSync(file)) throw new BackupError(`There is no backup at ${file}.`);
  const place = await openForRestore(configuration);
  try {
    const replace = options.includes('--replace');
    const { rows, tables, files } = await restoreBackup({ ...place, file, replace });
    return `Restored ${rows} rows of ${tables} tables and ${files} files.`;
  } finally {
    await place.leave();
  }
});
