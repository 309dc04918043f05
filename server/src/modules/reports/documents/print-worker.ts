import { engineCode, takeEngineCode } from '../../../platform/documents/typeset-tagged.ts';
import { printReport } from './print-report.ts';
import { type PrintableReport, toPrint } from './printable.ts';

export interface PrintQuestion {
  report: PrintableReport;
  /** The module that the previous thread has compiled. */
  engine: WebAssembly.Module | undefined;
}

export interface PrintAnswer {
  pdf: Uint8Array;
  engine: WebAssembly.Module;
}

export default async function print({ report, engine }: PrintQuestion): Promise<PrintAnswer> {
  if (engine) takeEngineCode(engine);
  return { pdf: await printReport(toPrint(report)), engine: await engineCode() };
}
