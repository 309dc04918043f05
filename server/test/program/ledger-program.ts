import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';

/**
 * A program that only writes: each row in its own transaction with a running total, printed after the commit. Usage:
 * ledger-program.ts <data folder> <first number> [volatile]
 */
const [dataDir = '', first = '1', volatile] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: volatile === undefined });
  process.once('SIGTERM', async () => {
    await postgres.stop();
    process.exit(0);
  });
  await writeForEver(postgres.connectionString());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function writeForEver(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`
    create table if not exists ledger (number bigint not null);
    create table if not exists total (rows bigint not null);
    insert into total select 0 where not exists (select from total);
  `);
  const { rows } = await client.query('select count(*) as count from ledger');
  say(`ready ${rows[0].count}`);
  for (let number = Number(first); ; number += 1) {
    await client.query('begin');
    await client.query('insert into ledger values ($1)', [number]);
    await client.query('update total set rows = rows + 1');
    await client.query('commit');
    say(`kept ${number}`);
  }
}
