import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Migration = { version: number; name: string; sql: string; checksum: string };

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/;

export function readMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file, index) => {
    const [, number, name] = fileName.exec(file) ?? [];
    if (!number || !name)
      throw new MigrationError(`The migration ${file} is not named like 0001_some_name.sql.`);
    if (Number(number) !== index + 1) {
      throw new MigrationError(
        `The migrations are not numbered one after another: ${file} is file ${index + 1}.`,
      );
    }
    // A checkout with Windows line ends contains the same migration.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return { version: index + 1, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

export const migrationFile = ({ version, name }: { version: number; name: string }) =>
  `${String(version).padStart(4, '0')}_${name}.sql`;
