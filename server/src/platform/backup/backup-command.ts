import { join, resolve } from 'node:path';
import { writeBackup } from './backup.ts';
import { runCommand } from './command.ts';
import { openForBackup } from './place.ts';

await runCommand(async ({ configuration, words }) => {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(words[0] ?? join(configuration.dataDir, 'backups', `metra-${moment}.tar.zst`));
  const place = await openForBackup(configuration);
  try {
    const { rows, tables, files } = await writeBackup({ ...place, file });
    const kept = place.filesFolder === undefined ? 'files stay in the object store' : `${files} files`;
    return `Saved ${rows} rows of ${tables} tables, ${kept}: ${file}`;
  } finally {
    await place.leave();
  }
});
