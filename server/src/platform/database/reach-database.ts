import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { checkDatabase, checkPooler, type Pooler } from './check-database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export type ReachedDatabase = {
  /** Leads to PostgreSQL itself, with sessions that last. */
  connectionString: string;
  /** Undefined: none stands in between. */
  pooler?: Pooler;
  leave(): Promise<void>;
};

const stay = async () => {};

/** The database that the configuration names, once it is known to be usable, or the embedded one, started. */
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

/** For commands of the operator, which are in no need of a pooler; undefined where none is named. */
export async function namedDatabase({
  database: { url, directUrl },
}: Configuration): Promise<ReachedDatabase | undefined> {
  const connectionString = directUrl ?? url;
  if (!connectionString) return undefined;
  await checkDatabase(connectionString, directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  return { connectionString, leave: stay };
}
