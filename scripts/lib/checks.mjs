import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ownNode } from './own-node.mjs';
import { inRoot, tool } from './paths.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { run } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** This number is for two cores. Some code tests wait for events, so a third worker can work meanwhile. */
const CODE_WORKERS = 3;
/** Each browser uses one core. */
const BROWSER_WORKERS = 2;

/**
 * The two programs share little but the contract, and each gets one core. Two checkers of one program would
 * both compute the routes, the tables and the calls. The compiler needs most of its memory until the end, so
 * garbage collection is off.
 */
export const types = {
  name: 'Types',
  work: async () => {
    const checks = ['.', 'web'].map((project) =>
      run(tool('tsc'), ['-p', project, '--checkers', '1'], { env: { GOGC: 'off' } }),
    );
    return { ok: (await Promise.all(checks)).every((code) => code === 0) };
  },
};

export const lint = {
  name: 'Format and lint',
  work: () => succeeds('biome', ['check', '--error-on-warnings']),
};

/** Checks format and lint of these files. A deleted file has nothing to check. */
export const lintOf = (paths) => ({
  name: 'Format and lint',
  work: () => {
    const there = paths.filter((path) => existsSync(inRoot(path)));
    if (there.length === 0) return { ok: true };
    return succeeds('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...there]);
  },
});

/** Runs the tests whose imports contain these files, except those that passed before with the same inputs. */
export const testsOf = (paths) => ({
  name: 'Tests of what changed',
  work: async () => {
    if ((await run(ownNode(), [inRoot('scripts/check/choose-tests.ts'), ...paths])) !== 0)
      return { ok: false };
    const plan = JSON.parse(readFileSync(inRoot('.cache/check/plan.json'), 'utf8'));
    const files = Object.keys(plan.run);
    console.log(
      `   ${files.length} test files; ${plan.unchanged.length} passed before with the same inputs; ` +
        `${plan.left.length} are left to npm test`,
    );
    if (files.length === 0) return { ok: true };
    const outcome = await vitest(files);
    await run(ownNode(), [inRoot('scripts/check/remember-passed.ts')]);
    return outcome;
  },
});

export const codeTests = {
  name: 'House rules, unit and HTTP tests',
  work: () => vitest([]),
};

export const webBuild = {
  name: 'Web build',
  work: async () => {
    await ensureWebBuilt();
    return { ok: true };
  },
};

export const browserTests = {
  name: 'Browser tests',
  work: async () => {
    const report = freshReport('playwright.json');
    const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      `--workers=${BROWSER_WORKERS}`,
      '--reporter=dot,json',
    ];
    const code = await run(tool('playwright'), args, { env });
    return counted(code, report, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
  },
};

async function vitest(files) {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (process.env.PROFILE_DIR) reporters.push(`--reporter=${inRoot('scripts/profile/vitest-reporter.mjs')}`);
  const env = { PGBOUNCER_PATH: await ensurePgBouncer() };
  const code = await run(tool('vitest'), ['run', `--maxWorkers=${CODE_WORKERS}`, ...reporters, ...files], {
    env,
  });
  return counted(code, report, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
}

async function succeeds(name, args) {
  return { ok: (await run(tool(name), args)) === 0 };
}

function freshReport(name) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const path = inRoot('.cache', name);
  rmSync(path, { force: true });
  return path;
}

/**
 * A run can fail without a failed test, for example if a file does not load. It must not look successful
 * then.
 */
function counted(code, report, countsIn) {
  const ok = code === 0;
  if (!existsSync(report)) return { ok };
  const [passed, failed] = countsIn(JSON.parse(readFileSync(report, 'utf8')));
  return { ok, passed, failed: ok ? failed : Math.max(failed, 1) };
}
