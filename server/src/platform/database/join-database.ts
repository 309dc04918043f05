import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { connectionStringFor } from './embedded/database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { findPostmaster } from './embedded/postmaster.ts';

export type JoinedDatabase = { connectionString: string; leave(): Promise<void> };

/** For a command of the operator: beside a running program, or with a PostgreSQL started just for this. */
export async function joinDatabase({ database, dataDir }: Configuration): Promise<JoinedDatabase> {
  const stay = async () => {};
  if (database.url !== undefined) return { connectionString: database.url, leave: stay };
  const folder = join(dataDir, 'postgres');
  const running = findPostmaster(join(folder, 'cluster'));
  if (running)
    return { connectionString: connectionStringFor(running.socketDir, 'metra', 'metra'), leave: stay };
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  return { connectionString: postgres.connectionString(), leave: () => postgres.stop() };
}
