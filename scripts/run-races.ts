import { createDatabase, startTestCluster } from '../server/test/app/cluster.ts';
import { createTestApp, type TestApp } from '../server/test/app/test-app.ts';
import { allRaces } from '../server/test/races/all-races.ts';
import { type Race, type RaceResult, runRace } from '../server/test/races/race.ts';

/**
 * Runs every race with the limits of the program: `npm run races`, `npm run races -- 200` for fewer rounds,
 * `npm run races -- 200 'formula|goal'` for races whose name matches.
 */
const [count = '1000', part = ''] = process.argv.slice(2);
const rounds = Number(count);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`How many rounds? ${count} is no number of them.`);
  process.exit(1);
}

const shownFaults = 5;

interface Result extends RaceResult {
  /** Deadlocks refuse nobody, but each costs a second. */
  deadlocks: number;
}

/** Each race has its own database, so that it does not slow down the next one. */
async function run(cluster: { connectionString: string }, race: Race): Promise<Result> {
  const database = await createDatabase(cluster);
  const app = await createTestApp({ database, hurries: true });
  try {
    const result = await runRace(app, race, rounds);
    return { ...result, deadlocks: await deadlocksIn(app) };
  } finally {
    await app.close();
    await database.drop();
  }
}

async function deadlocksIn({ platform }: TestApp): Promise<number> {
  const { rows } = await platform.database.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}

function show({ name }: Race, { answers, faults, deadlocks }: Result, seconds: number): void {
  const counts = [...answers].map(([key, times]) => `${key} ${times}`).join(', ');
  console.log(
    `  ${faults.length === 0 ? 'ok    ' : 'BROKEN'}  ${name} (${seconds.toFixed(0)} s, ${deadlocks} deadlocks)`,
  );
  console.log(`          ${counts}`);
  for (const fault of faults.slice(0, shownFaults)) console.log(`          ${fault}`);
  if (faults.length > shownFaults) console.log(`          and ${faults.length - shownFaults} more`);
}

const cluster = await startTestCluster();
let broken = 0;
try {
  console.log(`${rounds} rounds each`);
  for (const race of allRaces.filter(({ name }) => new RegExp(part).test(name))) {
    const begun = performance.now();
    const result = await run(cluster, race);
    show(race, result, (performance.now() - begun) / 1000);
    if (result.faults.length > 0) broken += 1;
  }
} finally {
  await cluster.stop();
}
console.log(broken === 0 ? 'No answer that nobody may get, no broken rule.' : `${broken} broken.`);
process.exit(broken === 0 ? 0 : 1);
