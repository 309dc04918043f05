import { setTimeout as pause } from 'node:timers/promises';
import type { BenchContext } from '../lib/bench.ts';
import { type DemoProgram, signInAsMember } from '../lib/program.ts';
import { median, sum } from '../lib/statistics.ts';

const wanted = { firstMs: 3_000 } as const;
const starts = { full: 5, quick: 2 } as const;

/** A browser asks again after two seconds. Asking more often measures when the file exists. */
const askAgainMs = 50;
const inPreparation = 409;

/** Measures the first PDF after a start, before anything else has used the threads. */
export async function firstPdf(program: DemoProgram, { options, report, turn }: BenchContext): Promise<void> {
  const made: Made[] = [];
  for (let start = 0; start < starts[options.isQuick ? 'quick' : 'full']; start += 1)
    await turn(async () => {
      await program.restart();
      made.push(await makePdf(program.address));
    });
  const group = report.group({
    title: 'The first PDF of a report after a start of the program',
    why: 'After each update, the first person who wants a report waits until the engine is ready.',
    look: 'server/src/modules/reports/documents/report-printer.ts and the start of its thread',
  });
  const times = made.map(({ milliseconds }) => milliseconds);
  group.budget({
    name: 'time until the document is there',
    value: median(times),
    unit: 'ms',
    wanted: { atMost: wanted.firstMs },
    detail: times.map((time) => time.toFixed(0)).join(', '),
  });
  group.budget({
    name: 'answers with 409 before the document',
    value: sum(made.map(({ conflicts }) => conflicts)),
    unit: 'answers',
    wanted: { atMost: 0 },
  });
}

interface Made {
  readonly milliseconds: number;
  readonly conflicts: number;
}

async function makePdf(address: string): Promise<Made> {
  const { headers } = await signInAsMember(address);
  const url = `${address}/api/v1/my/reports/${new Date().getUTCFullYear()}/export?format=pdf`;
  const begun = performance.now();
  for (let conflicts = 0; ; conflicts += 1) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (response.status === 200) return { milliseconds: performance.now() - begun, conflicts };
    if (response.status !== inPreparation) throw new Error(`The PDF was answered by ${response.status}`);
    await pause(askAgainMs);
  }
}
