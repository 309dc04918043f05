import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { webFolders } from '../../server/src/web-builds.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { recordWeb } from '../history.ts';
import type { RunBench } from '../lib/bench.ts';
import type { Report } from '../lib/report.ts';
import { budgetOf, caches } from './budgets.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Load } from './measure-load.ts';
import { judge, type Metrics, summary } from './metrics.ts';
import { budgetsOf, detailLines, verdictText } from './print.ts';
import { quickScreens, type Screen, screensOf } from './screens.ts';
import { coreFiles, gzipSizeOf, inCommon } from './script-sizes.ts';
import { slownessOf } from './slow-phone.ts';
import { walkOnce } from './walk.ts';
import { walkedProgram } from './walked-program.ts';

const usualRounds = { full: 3, quick: 1 } as const;

interface Measured {
  screen: Screen;
  loads: Record<(typeof caches)[number], Load[]>;
  metrics: Record<(typeof caches)[number], Metrics>;
}

/** Walks through every screen, or the named ones, on a slow phone. */
export const runWeb: RunBench = async ({ options, report, atEnd, turn, ...place }) => {
  const { only, isQuick, detail, json, record } = options;
  const rounds = options.rounds ?? (isQuick ? usualRounds.quick : usualRounds.full);
  // The browser starts first, because nothing can be measured without it.
  const browser = await launchBrowser(atEnd);
  const program = await turn(() => walkedProgram(place, atEnd));
  const screens = chosen(await screensOf(program), only.length === 0 && isQuick ? quickScreens : only);
  const [load = 0] = loadavg();
  const slower = await turn(() => slownessOf(browser));
  const group = report.group({
    title: `Screens on a slow phone: best time, else median of ${rounds}`,
    why: 'Somebody with an old phone on a slow line sees a screen before they give up, and it does not jump.',
    look: 'npm run bench -- web <screen> --detail (every request, its round, long tasks, and what never came)',
  });
  group.remark(`this machine takes ${slower.toFixed(2)} of the budget's time`);
  const measured: Measured[] = [];
  for (const screen of screens) {
    const loads: Measured['loads'] = { empty: [], filled: [] };
    for (let round = 0; round < rounds; round += 1) {
      const { empty, filled } = await turn(() => walkOnce(browser, program, screen));
      loads.empty.push(empty);
      loads.filled.push(filled);
    }
    const metrics = {
      empty: summary(loads.empty.map((each) => each.metrics)),
      filled: summary(loads.filled.map((each) => each.metrics)),
    };
    measured.push({ screen, loads, metrics });
    for (const cache of caches) {
      const name = `${screen.name}, ${cache}`;
      const verdicts = judge(metrics[cache], budgetOf(screen.budget, cache), slower);
      const last = loads[cache].at(-1);
      group.budgets(name, verdictText(verdicts), budgetsOf(name, verdicts, last?.lacking));
      for (const line of detail ? detailLines(last) : []) group.remark(line);
    }
  }
  await sizes(program.address, measured, report);
  if (json) writeFileSync(json, `${JSON.stringify(measured, null, 1)}\n`);
  if (record) recordWeb(measured, slower, load);
};

function chosen(screens: readonly Screen[], names: readonly string[]): readonly Screen[] {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No screen ${unknown.join(', ')}; there are ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name));
}

const scriptsOf = ({ loads }: Measured) => loads.empty[0]?.scripts ?? [];

/** The administration is measured separately, because it shares fewer files. */
const isMembers = ({ budget, person }: Screen) => budget === 'app' && person !== 'administrator';

async function sizes(address: string, measured: readonly Measured[], report: Report): Promise<void> {
  const group = report.group({
    title: 'JavaScript, gzip',
    why: 'Every kilobyte of script is fetched over a slow line and compiled on a slow phone before anything works.',
    look: 'web/src (what an entry imports at once instead of when it is needed) and the manifest of the build',
  });
  const inBudget = (name: string, bytes: number, limit: number) =>
    group.budget({ name, value: bytes / 1000, unit: 'kB', wanted: { atMost: limit / 1000 } });
  const home = measured.find(({ screen }) => screen.name === 'home');
  if (home) inBudget('home', await gzipSizeOf(scriptsOf(home)), budgets.home.javascriptGzip);
  const manifest = readFileSync(join(webFolders().current, '.vite/manifest.json'), 'utf8');
  const core = coreFiles(JSON.parse(manifest), 'src/app/main.tsx');
  const coreSize = await gzipSizeOf(core.map((file) => `${address}/${file}`));
  inBudget("the app's core", coreSize, budgets.app.coreGzip);
  const members = measured.filter(({ screen }) => isMembers(screen));
  const kB = (await gzipSizeOf(inCommon(members.map(scriptsOf)))) / 1000;
  if (members.length > 1)
    group.remark(`fetched by all ${members.length} screens behind the login: ${kB.toFixed(1)} kB`);
}
