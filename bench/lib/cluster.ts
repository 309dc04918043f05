import pg from 'pg';
import { seedCatalogue } from '../../server/src/modules/catalogue/catalogue.module.ts';
import { seedContent } from '../../server/src/modules/content/content.module.ts';
import { seedStandards } from '../../server/src/modules/standards/standards.module.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { withDatabase } from '../../server/test/app/connection-string.ts';
import { patientLimits } from './patient-limits.ts';
import { postgresFolder } from './run-folder.ts';
import type { AtEnd } from './run-to-end.ts';

/** Addresses of the maintenance database, as the role of the program and as the superuser. */
export interface Cluster {
  readonly connectionString: string;
  readonly adminConnectionString: string;
}

/** Addresses of one database. */
export type BenchDatabase = Cluster;

const template = 'bench_template';

/** Starts one PostgreSQL for the whole run, with production settings and a migrated template. */
export async function startCluster(folder: string, atEnd: AtEnd): Promise<Cluster> {
  const starting = startEmbeddedPostgres({ dataDir: postgresFolder(folder) });
  // The work is registered before the start, so that an early signal also stops it.
  atEnd(async () => (await starting).stop());
  const postgres = await starting;
  const cluster = {
    connectionString: postgres.connectionString('postgres'),
    adminConnectionString: postgres.adminConnectionString('postgres'),
  };
  await runAlone(cluster, `create database ${template} owner metra`);
  const { connectionString } = addressesOf(cluster, template);
  await migrate({ connectionString });
  const database = openDatabase({ connectionString, max: 2, limits: patientLimits });
  await seedCatalogue(database);
  await seedContent(database);
  await seedStandards(database);
  await database.close();
  return cluster;
}

/** Creates a migrated database with the delivered catalogue, pages and standards. */
export async function newDatabase(cluster: Cluster, name: string, atEnd: AtEnd): Promise<BenchDatabase> {
  atEnd(() => runAlone(cluster, `drop database if exists ${name} with (force)`));
  await runAlone(cluster, `create database ${name} template ${template} owner metra`);
  return addressesOf(cluster, name);
}

const addressesOf = (cluster: Cluster, name: string): BenchDatabase => ({
  connectionString: withDatabase(cluster.connectionString, name),
  adminConnectionString: withDatabase(cluster.adminConnectionString, name),
});

async function runAlone({ adminConnectionString }: Cluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminConnectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
