import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { printReport } from '../server/src/modules/reports/documents/print-report.ts';
import { reportPrinter } from '../server/src/modules/reports/documents/report-printer.ts';
import { aReportDocument } from '../server/test/factories/report-document.ts';
import type { Report } from './report.ts';

const wanted = { cpuMs: 2000, slowdown: 2 } as const;
const reports = 10;
const calmMs = 5000;
const everyMs = 2;

/** PDFs of some twenty pages: what one costs, and what everybody else notices while ten are made. */
export async function reportDocumentsBench({ title, row }: Report): Promise<void> {
  title(`PDF of a report (${availableParallelism()} cores)`);
  const toPrint = (name: string) => {
    const document = aReportDocument();
    document.report.company.name = name;
    return { document, language: 'de' as const };
  };
  await printReport(toPrint('warm'));
  const before = process.cpuUsage();
  await printReport(toPrint('measured'));
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000;
  row('CPU, warm', `${cpu.toFixed(0)} ms (wanted ${wanted.cpuMs})`, cpu < wanted.cpuMs);

  const printer = reportPrinter();
  await printer.whole(0, toPrint('warm'));
  const calm = await latenciesWhile(new Promise((resolve) => setTimeout(resolve, calmMs)));
  const names = Array.from({ length: reports }, (_, index) => `Musterbau ${index}`);
  const busy = await latenciesWhile(
    Promise.all(names.map((name, index) => printer.whole(index, toPrint(name)))),
  );
  const slowdown = busy / calm;
  row(
    `p99 of others while ${reports} are made`,
    `${busy.toFixed(2)} ms beside ${calm.toFixed(2)} ms (wanted ${wanted.slowdown} times)`,
    slowdown <= wanted.slowdown,
  );
}

/** How late timers of the program’s own thread come: whatever answers a request waits as long. */
async function latenciesWhile(work: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
