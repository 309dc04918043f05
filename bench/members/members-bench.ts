import { load } from '../calls/load.ts';
import type { BenchContext, RunBench } from '../lib/bench.ts';
import { cpuOf } from '../lib/cpu-time.ts';
import { signInAsMember, startDemoProgram } from '../lib/program.ts';
import { median } from '../lib/statistics.ts';

/** Answers per second. */
const calls = [
  { name: 'dashboard', path: '/my/metra-lite/dashboard', atLeast: 600 },
  { name: 'goals', path: '/tracking/goals?active=true&pageSize=100', atLeast: 600 },
  { name: 'company data', path: '/tracking/company-data', atLeast: 300 },
  { name: 'history of the organisation', path: '/tracking/kpi-history', atLeast: 300 },
] as const;
const efforts = { full: { rounds: 5, seconds: 2 }, quick: { rounds: 3, seconds: 1 } } as const;

/** Measures the calls of the pages that members open every day, in the real program with its demo company. */
export const runMembers: RunBench = async (context) => {
  const { options, report, turn } = context;
  const { rounds, seconds } = options.isQuick ? efforts.quick : efforts.full;
  const { program, headers } = await turn(() => startWithMember(context));
  const group = report.group({
    title: 'Pages of members, requests per second for the demo company',
    why: 'People open these pages every day, and all others wait while the program computes them.',
    look: 'the service of the operation; a CPU profile of the server says which part',
  });
  for (const { name, path, atLeast } of calls) {
    const target = { url: `${program.address}/api/v1${path}`, method: 'GET', headers } as const;
    const measure = async () => {
      const before = cpuOf(program.pid());
      const { goodput, answered, refused, failed, reasons } = await load(target, seconds, 10);
      if (refused + failed > 0)
        throw new Error(`${path}: ${refused} refused a second, ${reasons.join(', ')}`);
      return { goodput, cpu: (cpuOf(program.pid()) - before) / answered };
    };
    await turn(() => load(target, 2, 10));
    const measured: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await turn(measure));
    group.budget({
      name,
      value: median(measured.map(({ goodput }) => goodput)),
      unit: 'a second',
      wanted: { atLeast },
    });
    group.budget({
      name: `${name}, CPU per call`,
      value: median(measured.map(({ cpu }) => cpu)),
      unit: 'µs',
      wanted: 'anything',
    });
  }
};

async function startWithMember({ atEnd, ...place }: BenchContext) {
  const program = await startDemoProgram(place, atEnd, { NODE_ENV: 'development' });
  return { program, headers: (await signInAsMember(program.address)).headers };
}
