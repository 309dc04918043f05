import { Problem } from './run.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs named steps in order, prints the duration of each, and stops at the first that fails. */
export async function runSteps(steps) {
  const begin = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const { name, work } of steps) {
    console.log(`\n── ${name}`);
    const since = performance.now();
    const { ok, passed = 0, failed = ok ? 0 : 1 } = await attempt(work);
    total.passed += passed;
    total.failed += failed;
    console.log(`   ${ok ? 'done' : 'FAILED'} in ${seconds(since)}`);
    if (!ok) break;
  }
  console.log(`\nAll in ${seconds(begin)}\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    return { ok: false };
  }
}
