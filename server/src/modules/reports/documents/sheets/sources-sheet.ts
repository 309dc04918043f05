import type { OutputCell } from '../../../../platform/text/csv-writer.ts';
import type { Sheet } from '../../../../platform/text/xlsx-writer.ts';
import { writeSource } from '../datapoint-words.ts';
import type { ReportToPrint } from '../report-to-print.ts';
import { reportWords } from '../report-words.ts';
import { numberCell } from './cells.ts';

/** The sources: factors with their origin, then the inputs of each datapoint. */
export function sourcesSheet({ document, language }: ReportToPrint): Sheet {
  const { report, disclosures } = document;
  const words = reportWords[language];
  const { sheets, method } = words;
  const factors = report.method.factors.map((factor): OutputCell[] => [
    sheets.factor,
    factor.name,
    numberCell(factor.value),
    factor.unit,
    numberCell(factor.year),
    factor.ownFactorId === null ? factor.source : `${method.own}. ${factor.source ?? ''}`.trim(),
    factor.url,
    factor.usedBy.join(', '),
  ]);
  const told = disclosures.disclosures.flatMap(({ code, datapoints, tables }) =>
    [...datapoints, ...tables]
      .filter(({ state }) => state === 'ANSWERED')
      .map((answer): OutputCell[] => [
        sheets.datapoint,
        `${code} ${answer.label}`,
        null,
        null,
        null,
        writeSource(answer, disclosures),
        null,
        answer.remark,
      ]),
  );
  return {
    name: sheets.sources,
    widths: [14, 52, 14, 14, 10, 50, 40, 40],
    rows: [
      [
        sheets.kind,
        sheets.name,
        sheets.value,
        sheets.unit,
        sheets.year,
        method.source,
        sheets.link,
        sheets.usedBy,
      ],
      ...factors,
      ...told,
    ],
  };
}
