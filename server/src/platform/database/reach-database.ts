import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { checkDatabase, checkPooler, type Pooler } from './check-database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export type ReachedDatabase = {
  /** The direct address of PostgreSQL, with lasting sessions. */
  connectionString: string;
  /** Undefined if there is no pooler. */
  pooler?: Pooler;
  leave(): Promise<void>;
};

const stay = async () => {};

/** The configured database after it was checked, or the embedded one after it was started. */
export async function reachDatabase(configuration: Configuration, log: Log): Promise<ReachedDatabase> {
  const { url, directUrl } = configuration.database;
  if (url && directUrl) {
    return { connectionString: directUrl, pooler: await checkPooler(url, directUrl), leave: stay };
  }
  const named = await namedDatabase(configuration);
  if (named) return named;
  const postgres = await startEmbeddedPostgres({ dataDir: join(configuration.dataDir, 'postgres'), log });
  void postgres.exited.then((error) => {
    if (error) log.fatal({ reason: error.message }, 'the database is gone for good');
  });
  return { connectionString: postgres.connectionString(), leave: () => postgres.stop() };
}

/** The configured database for commands of the operator, which need no pooler; undefined if none is configured. */
export async function namedDatabase({
  database: { url, directUrl },
}: Configuration): Promise<ReachedDatabase | undefined> {
  const connectionString = directUrl ?? url;
  if (!connectionString) return undefined;
  await checkDatabase(connectionString, directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  return { connectionString, leave: stay };
}
