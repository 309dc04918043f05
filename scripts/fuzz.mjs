import { ensureInstalled } from './lib/install.mjs';
import { tool } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';

const [count = '60000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);

// Runs the fuzz test for longer and with another seed. A failure prints the seed, which reproduces it.
await main(async () => {
  await ensureInstalled('test');
  console.log(`npm run fuzz -- ${count} ${seed}`);
  // The verbose reporter prints each operation when it is done.
  const args = ['run', '--project', 'server', '--reporter=verbose', 'server/test/fuzz/contract-fuzz.test.ts'];
  const env = { FUZZ_COUNT: count, FUZZ_SEED: seed };
  process.exitCode = await run(tool('vitest'), args, { env });
});
