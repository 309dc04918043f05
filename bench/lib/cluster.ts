import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { MigrationError } from '../../server/src/platform/database/migration-files.ts';
import { withDatabase } from '../../server/test/app/connection-string.ts';
import { bringUpToDate } from './delivered-content.ts';
import { postgresFolder } from './run-folder.ts';
import type { AtEnd } from './run-to-end.ts';

/** Addresses of one database, as the role of the program and as the superuser. */
export interface BenchDatabase {
  readonly connectionString: string;
  readonly adminConnectionString: string;
}

/** Addresses of the maintenance database. */
export interface Cluster extends BenchDatabase {
  /** The side of a comparison. It is part of the names of its databases. */
  readonly side?: string;
}

type Seed = (adminConnectionString: string) => Promise<void>;

const nameOn = ({ side }: Cluster, name: string) => (side === undefined ? name : `${name}_${side}`);
const templateOf = (cluster: Cluster) => nameOn(cluster, 'bench_template');

/** Starts one PostgreSQL for the whole run, with production settings. */
export async function startCluster(folder: string, atEnd: AtEnd): Promise<Cluster> {
  const starting = startEmbeddedPostgres({ dataDir: postgresFolder(folder) });
  // The work is registered before the start, so that an early signal also stops it.
  atEnd(async () => (await starting).stop());
  const postgres = await starting;
  return {
    connectionString: postgres.connectionString('postgres'),
    adminConnectionString: postgres.adminConnectionString('postgres'),
  };
}

/** Creates the migrated database that all others are copied from. */
export async function createTemplate(cluster: Cluster): Promise<void> {
  await onCluster(cluster, `create database ${templateOf(cluster)} owner metra`);
  await bringUpToDate(addressesOf(cluster, templateOf(cluster)));
}

/**
 * Creates a migrated database with the delivered catalogue, pages and standards, and fills it. The two sides
 * of a comparison share what the first one has filled.
 */
export async function newDatabase(
  cluster: Cluster,
  name: string,
  atEnd: AtEnd,
  seed?: Seed,
): Promise<BenchDatabase> {
  const own = nameOn(cluster, name);
  const database = addressesOf(cluster, own);
  atEnd(() => onCluster(cluster, `drop database if exists ${own} with (force)`));
  if (seed && cluster.side !== undefined && (await takeSeeded(cluster, name, seed))) return database;
  await onCluster(cluster, `create database ${own} template ${templateOf(cluster)} owner metra`);
  await seed?.(database.adminConnectionString);
  return database;
}

/**
 * The first side fills a database and takes a copy. The second side takes the database itself and applies its
 * own migrations. Returns false if they do not continue those of the first side.
 */
async function takeSeeded(cluster: Cluster, name: string, seed: Seed): Promise<boolean> {
  const own = nameOn(cluster, name);
  const seeded = `${name}_seeded`;
  if (await exists(cluster, seeded)) {
    await onCluster(cluster, `alter database ${seeded} rename to ${own}`);
    try {
      await bringUpToDate(addressesOf(cluster, own));
      return true;
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error;
      console.log(`    ${error.message} The data is seeded again.`);
      await onCluster(cluster, `drop database ${own} with (force)`);
      return false;
    }
  }
  await onCluster(cluster, `create database ${seeded} template ${templateOf(cluster)} owner metra`);
  await seed(addressesOf(cluster, seeded).adminConnectionString);
  // Copying files is faster than writing all rows to the log, which is the default.
  await onCluster(cluster, `create database ${own} template ${seeded} owner metra strategy file_copy`);
  return true;
}

const addressesOf = (cluster: Cluster, name: string): BenchDatabase => ({
  connectionString: withDatabase(cluster.connectionString, name),
  adminConnectionString: withDatabase(cluster.adminConnectionString, name),
});

async function exists(cluster: Cluster, name: string): Promise<boolean> {
  const { rows } = await onCluster(cluster, `select from pg_database where datname = '${name}'`);
  return rows.length > 0;
}

async function onCluster({ adminConnectionString }: Cluster, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: adminConnectionString });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
