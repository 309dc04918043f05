import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../server/test/ports.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { recordLighthouse } from '../history.ts';
import { createReport } from '../report.ts';
import { launchOptions } from '../web/slow-phone.ts';
import { walkedProgram } from '../web/walked-program.ts';
import { auditsBelow, type Category, categories, type Scores } from './scores.ts';

/**
 * The pages that anybody may find, as Lighthouse sees them on a phone.
 * Usage: npm run bench -- lighthouse [page …] [--record]
 */
const pages: readonly { name: string; path: string; budget: keyof typeof budgets.lighthouse }[] = [
  { name: 'home', path: '/', budget: 'site' },
  { name: 'home-en', path: '/en', budget: 'site' },
  { name: 'imprint', path: '/impressum', budget: 'site' },
  { name: 'privacy', path: '/datenschutz', budget: 'site' },
  { name: 'terms', path: '/agb', budget: 'site' },
  { name: 'login', path: '/login', budget: 'sign-in' },
];

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false } },
});
const report = createReport(console.log);
const program = await walkedProgram();
const port = await freePort();
const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`));
try {
  report.title('Lighthouse on a phone: points of 100');
  const measured: { name: string; scores: Scores }[] = [];
  for (const { name, path, budget } of pages) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
    const result = (await lighthouse(program.address + path, flags))?.lhr;
    if (!result) throw new Error(`Lighthouse says nothing about ${path}.`);
    const points = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
    const scores = Object.fromEntries(categories.map((category) => [category, points(category)])) as Scores;
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
