import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export type ReachedDatabase = { connectionString: string; leave(): Promise<void> };

/** The database that the configuration names, or the embedded one, started. */
export async function reachDatabase(configuration: Configuration, log: Log): Promise<ReachedDatabase> {
  const { url } = configuration.database;
  if (url) return { connectionString: url, leave: async () => {} };
  const postgres = await startEmbeddedPostgres({ dataDir: join(configuration.dataDir, 'postgres'), log });
  void postgres.exited.then((error) => {
    if (error) log.fatal({ reason: error.message }, 'the database is gone for good');
  });
  return { connectionString: postgres.connectionString(), leave: () => postgres.stop() };
}
