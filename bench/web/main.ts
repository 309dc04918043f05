import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { webFolders } from '../../server/src/web-builds.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { recordWeb } from '../history.ts';
import { createReport } from '../report.ts';
import { budgetOf, caches } from './budgets.ts';
import type { Load } from './measure-load.ts';
import { judge, type Metrics, summary } from './metrics.ts';
import { detailLines, verdictText } from './print.ts';
import { type Screen, screensOf } from './screens.ts';
import { coreFiles, gzipSizeOf, inCommon } from './script-sizes.ts';
import { launchOptions, slownessOf } from './slow-phone.ts';
import { walkOnce } from './walk.ts';
import { walkedProgram } from './walked-program.ts';

/**
 * Walks through every screen on a slow phone, or through those that are named.
 * Usage: npm run bench -- web [screen …] [--rounds 3] [--detail] [--json file] [--record]
 */
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    detail: { type: 'boolean', default: false },
    json: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const report = createReport(console.log);

interface Measured {
  screen: Screen;
  loads: Record<(typeof caches)[number], Load[]>;
  metrics: Record<(typeof caches)[number], Metrics>;
}

const scriptsOf = ({ loads }: Measured) => loads.empty[0]?.scripts ?? [];

function chosen(screens: readonly Screen[]): readonly Screen[] {
  const unknown = positionals.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No screen ${unknown.join(', ')}; there are ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return positionals.length === 0 ? screens : screens.filter(({ name }) => positionals.includes(name));
}

/** The administration is apart: it shares less. */
const isMembers = ({ budget, person }: Screen) => budget === 'app' && person !== 'administrator';

async function sizes(address: string, measured: readonly Measured[]): Promise<void> {
  report.title('JavaScript, gzip');
  const inBudget = (name: string, bytes: number, limit: number) =>
    report.row(name, `${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB`, bytes <= limit);
  const home = measured.find(({ screen }) => screen.name === 'home');
  if (home) inBudget('home', await gzipSizeOf(scriptsOf(home)), budgets.home.javascriptGzip);
  const manifest = readFileSync(join(webFolders().current, '.vite/manifest.json'), 'utf8');
  const core = coreFiles(JSON.parse(manifest), 'src/app/main.tsx');
  const coreSize = await gzipSizeOf(core.map((file) => `${address}/${file}`));
  inBudget("the app's core", coreSize, budgets.app.coreGzip);
  const members = measured.filter(({ screen }) => isMembers(screen));
  const common = inCommon(members.map(scriptsOf));
  const kB = (await gzipSizeOf(common)) / 1000;
  if (members.length > 1)
    console.log(`        fetched by all ${members.length} screens behind the login: ${kB.toFixed(1)} kB`);
}

const program = await walkedProgram();
const browser = await chromium.launch(launchOptions());
try {
  const all = await screensOf(program);
  const slower = await slownessOf(browser);
  const rounds = Number(options.rounds);
  report.title(
    `Screens on a slow phone: best time, else median of ${rounds}; this machine takes ${slower.toFixed(2)} of the budget's time`,
  );
  const [load = 0] = loadavg();
  if (load > availableParallelism())
    console.log(`  Something else keeps the machine busy (load ${load.toFixed(1)}): times say little.`);
  const measured: Measured[] = [];
  for (const screen of chosen(all)) {
    const loads: Measured['loads'] = { empty: [], filled: [] };
    for (let round = 0; round < rounds; round += 1) {
      const { empty, filled } = await walkOnce(browser, program, screen);
      loads.empty.push(empty);
      loads.filled.push(filled);
    }
    const metrics = {
      empty: summary(loads.empty.map((load) => load.metrics)),
      filled: summary(loads.filled.map((load) => load.metrics)),
    };
    measured.push({ screen, loads, metrics });
    for (const cache of caches) {
      const verdicts = judge(metrics[cache], budgetOf(screen.budget, cache), slower);
      const isGood = verdicts.every(({ isKept }) => isKept);
      report.row(`${screen.name}, ${cache}`, verdictText(verdicts), isGood);
      for (const line of options.detail ? detailLines(loads[cache].at(-1)) : []) console.log(line);
    }
  }
  await sizes(program.address, measured);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(measured, null, 1)}\n`);
  if (options.record) recordWeb(measured, slower, load);
} finally {
  await browser.close();
  await program.stop();
}
process.exitCode = report.end();
