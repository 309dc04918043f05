import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { connectionStringFor } from './embedded/database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { namedDatabase, type ReachedDatabase } from './reach-database.ts';

/** For a command of the operator: beside a running program, or with a PostgreSQL that is started for the command. */
export async function joinDatabase(configuration: Configuration): Promise<ReachedDatabase> {
  const stay = async () => {};
  const named = await namedDatabase(configuration);
  if (named) return named;
  const folder = join(configuration.dataDir, 'postgres');
  const running = findPostmaster(join(folder, 'cluster'));
  if (running)
    return { connectionString: connectionStringFor(running.socketDir, 'metra', 'metra'), leave: stay };
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  return { connectionString: postgres.connectionString(), leave: () => postgres.stop() };
}
