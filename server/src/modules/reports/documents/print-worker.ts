import { engineCode, takeEngineCode } from '../../../platform/documents/typeset-tagged.ts';
import { printReport, printSample } from './print-report.ts';
import { type PrintableReport, toPrint } from './printable.ts';

export interface PrintQuestion {
  /** Without a report, the thread prints a sample, so that the next report takes less time. */
  report: PrintableReport | undefined;
  /** The module that the previous thread has compiled. */
  engine: WebAssembly.Module | undefined;
}

export interface PrintAnswer {
  pdf: Uint8Array;
  engine: WebAssembly.Module;
}

export default async function print({ report, engine }: PrintQuestion): Promise<PrintAnswer> {
  if (engine) takeEngineCode(engine);
  const pdf = await (report ? printReport(toPrint(report)) : printSample());
  return { pdf, engine: await engineCode() };
}
