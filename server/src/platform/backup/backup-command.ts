import { join, resolve } from 'node:path';
import { writeBackup } from './backup.ts';
import { runCommand } from './command.ts';
import { readBackupDays, removeOldBackups } from './old-backups.ts';
import { openForBackup } from './place.ts';

await runCommand(async ({ configuration, words }) => {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(configuration.dataDir, 'backups');
  const file = resolve(words[0] ?? join(folder, `metra-${moment}.tar.zst`));
  const days = readBackupDays(process.env);
  const place = await openForBackup(configuration);
  try {
    const { rows, tables, files } = await writeBackup({ ...place, file });
    const kept = place.filesFolder === undefined ? 'files stay in the object store' : `${files} files`;
    // A backup with a name of the operator's choice does not delete older ones.
    const removed = words[0] ? 0 : await removeOldBackups(folder, days, new Date());
    const gone = removed > 0 ? `, and removed ${removed} older than ${days} days` : '';
    return `Saved ${rows} rows of ${tables} tables, ${kept}${gone}: ${file}`;
  } finally {
    await place.leave();
  }
});
