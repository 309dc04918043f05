import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesetTagged } from '../../../platform/documents/typeset-tagged.ts';
import { coverPictures, printedReport } from './printed-report.ts';
import type { ReportToPrint } from './report-to-print.ts';

const sourceOf = (name: string) => readFileSync(join(import.meta.dirname, 'typst', name), 'utf8');
const sources = Object.fromEntries(
  ['report.typ', 'parts.typ', 'chart.typ', 'cover.typ'].map((name) => [`/${name}`, sourceOf(name)]),
);

/** A report with each kind of block, which is printed only to prepare the engine. */
const sample: object = JSON.parse(sourceOf('sample.json'));

export async function printSample(): Promise<Uint8Array> {
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const files = Object.fromEntries([1, 2, 3].map((number) => [`/picture-${number}.svg`, picture]));
  return typesetTagged({ sources, data: sample, files });
}

/** Prints a report as a tagged PDF. A logo that cannot be drawn is left out. */
export async function printReport(toPrint: ReportToPrint): Promise<Uint8Array> {
  const pictures = coverPictures(toPrint.document.report).map((svg, index): [string, Uint8Array] => [
    `/picture-${index + 1}.svg`,
    Buffer.from(svg),
  ]);
  const printed = printedReport(toPrint);
  const set = (logo: Uint8Array | undefined) =>
    typesetTagged({
      sources,
      data: { ...Object(printed), hasLogo: logo !== undefined },
      files: Object.fromEntries([...pictures, ...(logo ? [['/logo', logo] as const] : [])]),
    });
  if (!toPrint.logo) return set(undefined);
  try {
    return await set(toPrint.logo);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return set(undefined);
  }
}
