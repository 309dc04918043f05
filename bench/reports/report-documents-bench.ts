import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { printReport } from '../../server/src/modules/reports/documents/print-report.ts';
import { aReportDocument } from '../../server/test/factories/report-document.ts';
import type { BenchContext, RunBench } from '../lib/bench.ts';
import { type DemoProgram, startDemoProgram } from '../lib/program.ts';
import type { Report } from '../lib/report.ts';
import { percentile } from '../lib/statistics.ts';
import { answerTimes } from './answer-times.ts';
import { firstPdf } from './first-pdf.ts';
import { reportMaker } from './report-maker.ts';

const wanted = { cpuMs: 2000, slowdown: 2 } as const;
/** The number of reports in each turn, and of unmeasured reports before. */
const efforts = {
  full: { reports: 10, toFreeze: 5, turns: 2, calmMs: 10_000, toWarmUp: 5 },
  quick: { reports: 4, toFreeze: 2, turns: 1, calmMs: 5_000, toWarmUp: 3 },
} as const;

/** Measures the cost of PDFs of about twenty pages, and the delay of other calls meanwhile. */
export const runReportDocuments: RunBench = async (context) => {
  const { atEnd, turn, report, ...place } = context;
  await turn(() => costOfOne(report));
  const program = await turn(() => startDemoProgram(place, atEnd, { NODE_ENV: 'development' }));
  await firstPdf(program, context);
  await noticedByOthers(program, context);
};

async function costOfOne(report: Report): Promise<void> {
  const toPrint = (name: string) => {
    const document = aReportDocument();
    document.report.company.name = name;
    return { document, language: 'de' as const };
  };
  await printReport(toPrint('warm'));
  await printReport(toPrint('warmer'));
  const before = process.cpuUsage();
  await printReport(toPrint('measured'));
  const { user, system } = process.cpuUsage(before);
  report
    .group({
      title: `PDF of a report (${availableParallelism()} cores)`,
      why: 'A PDF that takes long keeps one of two cores from everybody else.',
      look: 'server/src/modules/reports/documents (what the template computes and how many pages it makes)',
    })
    .budget({
      name: 'CPU, warm',
      value: (user + system) / 1000,
      unit: 'ms',
      wanted: { atMost: wanted.cpuMs },
    });
}

/** Measures calls of another user of the real program with its demo company. */
async function noticedByOthers(program: DemoProgram, { options, report, turn }: BenchContext): Promise<void> {
  const { reports, toFreeze, turns, calmMs, toWarmUp } = options.isQuick ? efforts.quick : efforts.full;
  const maker = await turn(() => reportMaker(program.address));
  const caller = { url: `${program.address}/api/v1/account/events`, headers: maker.headers };
  const answers = (work: () => Promise<unknown>) => turn(() => answerTimes(caller, work));
  await turn(() => maker.make(toWarmUp));
  await answers(() => pause(2000));
  await turn(() => maker.freeze(1));
  const times = { calm: [] as number[], busy: [] as number[], freezing: [] as number[] };
  // The turns alternate, so that both have the same conditions.
  for (let round = 0; round < turns; round += 1) {
    times.calm.push(...(await answers(() => pause(calmMs))));
    times.busy.push(...(await answers(() => maker.make(reports))));
    times.freezing.push(...(await answers(() => maker.freeze(toFreeze))));
  }
  times.calm.push(...(await answers(() => pause(calmMs))));
  const calm = percentile(times.calm, 0.99);
  const group = report.group({
    title: 'What others notice while reports are made (99th percentile of another call over HTTP)',
    why: 'Whoever makes reports must not slow down everybody else who works with the program.',
    look: 'docs/decisions/0057-reports-in-worker-threads.md (which thread does what, with which priority)',
  });
  const compare = (name: string, measured: readonly number[]) => {
    const slow = percentile(measured, 0.99);
    group.budget({
      name,
      value: slow / calm,
      unit: 'times the calm',
      wanted: { atMost: wanted.slowdown },
      detail: `${slow.toFixed(1)} : ${calm.toFixed(1)} ms, ${measured.length} and ${times.calm.length} calls`,
    });
  };
  compare(`while ${reports} are made`, times.busy);
  compare(`while ${toFreeze} are frozen with all their files`, times.freezing);
}
