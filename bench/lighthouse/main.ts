import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../../server/test/ports.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { recordLighthouse } from '../history.ts';
import { createReport } from '../report.ts';
import { launchOptions } from '../web/slow-phone.ts';
import { walkedProgram } from '../web/walked-program.ts';
import { auditsBelow, categories, type Scores, scoresOf } from './scores.ts';

/**
 * The pages that anybody may find, as Lighthouse sees them on a phone.
 * Usage: npm run bench -- lighthouse [page …] [--rounds 3] [--record]
 */
const pages: readonly { name: string; path: string; budget: keyof typeof budgets.lighthouse }[] = [
  { name: 'home', path: '/', budget: 'site' },
  { name: 'home-en', path: '/en', budget: 'site' },
  { name: 'guide', path: '/landing-pages/erneuerbare-energie', budget: 'site' },
  { name: 'imprint', path: '/impressum', budget: 'site' },
  { name: 'privacy', path: '/datenschutz', budget: 'site' },
  { name: 'terms', path: '/agb', budget: 'site' },
  { name: 'login', path: '/login', budget: 'sign-in' },
];

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, record: { type: 'boolean', default: false } },
});

/** What else the machine does costs points, and never gives any. */
async function fastest(url: string): Promise<{ result: Result; scores: Scores }> {
  const results: Result[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
    const answer = await lighthouse(url, flags);
    if (!answer) throw new Error(`Lighthouse says nothing about ${url}.`);
    results.push(answer.lhr);
  }
  const all = results.map((result) => ({ result, scores: scoresOf(result) }));
  const [best] = all.toSorted((a, b) => b.scores.performance - a.scores.performance);
  if (!best) throw new Error('At least one round is needed.');
  return best;
}

const report = createReport(console.log);
const program = await walkedProgram();
const port = await freePort();
const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`));
try {
  report.title(`Lighthouse on a phone: points of 100, the fastest of ${options.rounds}`);
  const measured: { name: string; scores: Scores }[] = [];
  for (const { name, path, budget } of pages) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const { result, scores } = await fastest(program.address + path);
    measured.push({ name, scores });
    for (const category of categories) {
      const wanted = budgets.lighthouse[budget][category];
      const isGood = scores[category] >= wanted;
      report.row(`${name}, ${category}`, `${scores[category]} (wanted ${wanted})`, isGood);
      for (const line of isGood ? [] : auditsBelow(result, category)) console.log(`          ${line}`);
    }
  }
  if (options.record) recordLighthouse(measured);
} finally {
  await browser.close();
  await program.stop();
}
process.exitCode = report.end();
