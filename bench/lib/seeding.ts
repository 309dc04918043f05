import pg from 'pg';
import { startProgress } from './progress.ts';

export interface Seeder {
  /** Runs one statement without a time limit. */
  run(step: string, text: string, values?: unknown[]): Promise<void>;
  read<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Runs statements for the numbers from 1 to `total`, in chunks. */
  inChunks(step: string, total: number, text: (from: number, to: number) => string): Promise<void>;
}

const chunks = 20;
const output = { print: console.log, now: () => performance.now() };

/** Fills a database over a connection without time limits, and prints the progress. */
export async function seed(
  connectionString: string,
  what: string,
  work: (seeder: Seeder) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const progress = startProgress(`seeding ${what}`, output);
  try {
    await work({
      async run(step, text, values) {
        progress.at(step);
        await client.query(text, values);
      },
      read: async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows,
      async inChunks(step, total, text) {
        for (const [from, to] of chunksOf(total)) {
          progress.at(`${step}, ${from - 1} of ${total}`);
          await client.query(text(from, to));
        }
      },
    });
    progress.done();
  } finally {
    progress.stop();
    await client.end();
  }
}

/** Returns ranges from 1 to the total. */
export function chunksOf(total: number): (readonly [from: number, to: number])[] {
  const size = Math.max(1, Math.ceil(total / chunks));
  const starts = Array.from({ length: Math.ceil(total / size) }, (_, index) => index * size);
  return starts.map((start) => [start + 1, Math.min(total, start + size)] as const);
}
