import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../../server/test/app/ports.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { recordLighthouse } from '../history.ts';
import type { RunBench } from '../lib/bench.ts';
import type { Turn } from '../lib/turn.ts';
import { launchBrowser } from '../web/launch-browser.ts';
import { walkedProgram } from '../web/walked-program.ts';
import { auditsBelow, categories, type Scores, scoresOf } from './scores.ts';

interface Page {
  name: string;
  path: string;
  budget: keyof typeof budgets.lighthouse;
}

const pages: readonly Page[] = [
  { name: 'home', path: '/', budget: 'site' },
  { name: 'home-en', path: '/en', budget: 'site' },
  { name: 'guide', path: '/landing-pages/erneuerbare-energie', budget: 'site' },
  { name: 'imprint', path: '/impressum', budget: 'site' },
  { name: 'privacy', path: '/datenschutz', budget: 'site' },
  { name: 'terms', path: '/agb', budget: 'site' },
  { name: 'login', path: '/login', budget: 'sign-in' },
];
const quickPages = ['home', 'login'];
const usualRounds = { full: 3, quick: 1 } as const;

/** Measures the public pages with Lighthouse on a simulated phone. */
export const runLighthouse: RunBench = async ({ options, report, atEnd, turn, ...place }) => {
  const { only, isQuick, record } = options;
  const rounds = options.rounds ?? (isQuick ? usualRounds.quick : usualRounds.full);
  const names = only.length === 0 && isQuick ? quickPages : only;
  const port = await freePort();
  await launchBrowser(atEnd, `--remote-debugging-port=${port}`);
  const program = await turn(() => walkedProgram(place, atEnd));
  const group = report.group({
    title: `Lighthouse on a phone: points of 100, the fastest of ${rounds}`,
    why: 'Search engines rank pages by what Lighthouse measures, and its audits are what visitors notice.',
    look: 'these audits, those first that cost most points:',
  });
  const measured: { name: string; scores: Scores }[] = [];
  for (const { name, path, budget } of chosen(names)) {
    const { result, scores } = await fastest(program.address + path, { port, rounds, turn });
    measured.push({ name, scores });
    for (const category of categories)
      group.budget({
        name: `${name}, ${category}`,
        value: scores[category],
        unit: 'points',
        wanted: { atLeast: budgets.lighthouse[budget][category] },
        findings: auditsBelow(result, category),
      });
  }
  if (record) recordLighthouse(measured);
};

function chosen(names: readonly string[]): readonly Page[] {
  const unknown = names.filter((name) => !pages.some((page) => page.name === name));
  if (unknown.length > 0)
    throw new Error(`No page ${unknown.join(', ')}; there are ${pages.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? pages : pages.filter(({ name }) => names.includes(name));
}

/** Returns the best round, because other programs only lower the score. */
async function fastest(url: string, { port, rounds, turn }: { port: number; rounds: number; turn: Turn }) {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
    const answer = await turn(() => lighthouse(url, flags));
    if (!answer) throw new Error(`Lighthouse says nothing about ${url}.`);
    results.push(answer.lhr);
  }
  const all = results.map((result) => ({ result, scores: scoresOf(result) }));
  const [best] = all.toSorted((a, b) => b.scores.performance - a.scores.performance);
  if (!best) throw new Error('At least one round is needed.');
  return best;
}
