import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { guarded, type OutputCell, type OutputRows } from './csv-writer.ts';
import { toXlsxText } from './xlsx-text.ts';

export interface Sheet {
  name: string;
  rows: OutputRows;
  /** Column widths in letters. By default the first column is wide and the others are narrow. */
  widths?: readonly number[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

const rootRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
/** Cell styles: head, day in the reader's format, text that stays text when edited, and share. */
const style = { head: 1, day: 2, quoted: 3, share: 4 } as const;
const styles = `${declaration}<styleSheet xmlns="${spreadsheet}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf fontId="0" numFmtId="14" applyNumberFormat="1"/><xf fontId="0" quotePrefix="1"/><xf fontId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A workbook with one sheet. */
export const writeXlsx = (sheetName: string, rows: OutputRows): Readable =>
  writeWorkbook([{ name: sheetName, rows }]);

/**
 * Writes a workbook while its rows are read, one sheet after the other. Each value keeps its type as text, number or
 * day, and nothing is computed.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  output.once('close', () => current?.destroy());
  const parts: [string, string][] = [
    ['[Content_Types].xml', contentTypesOf(sheets)],
    ['_rels/.rels', rootRelations],
    ['xl/workbook.xml', workbookOf(sheets)],
    ['xl/_rels/workbook.xml.rels', relationsOf(sheets)],
    ['xl/styles.xml', styles],
  ];
  for (const [path, content] of parts) zip.addBuffer(Buffer.from(content), path);
  for (const [index, sheet] of sheets.entries())
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, {}, (use) => {
      current = Readable.from(sheetOf(sheet), { objectMode: false });
      current.once('error', (error) => output.destroy(error));
      use(null, current);
    });
  zip.end();
  return output;
}

const contentTypesOf = (sheets: readonly Sheet[]) =>
  `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentOf('sheet.main')}"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${contentOf('worksheet')}"/>`,
    )
    .join('')}<Override PartName="/xl/styles.xml" ContentType="${contentOf('styles')}"/></Types>`;

const relationsOf = (sheets: readonly Sheet[]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join(
      '',
    )}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

const workbookOf = (sheets: readonly Sheet[]) =>
  `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${sheets
    .map(
      ({ name }, index) =>
        `<sheet name="${escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

const usualWidths = [40];

async function* sheetOf({ rows, widths = usualWidths }: Sheet): AsyncGenerator<Buffer> {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}<col min="${widths.length + 1}" max="60" width="14" customWidth="1"/></cols><sheetData>`,
  );
  let line = 0;
  for await (const cells of rows) {
    line += 1;
    const written = cells.map((cell, place) => cellOf(cell, `${columnName(place)}${line}`, line === 1));
    yield Buffer.from(`<row r="${line}">${written.join('')}</row>`);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function cellOf(cell: OutputCell, reference: string, isHead: boolean): string {
  if (cell === null || cell === '') return '';
  const styled = (wanted: number | undefined) => {
    const used = isHead ? style.head : wanted;
    return used === undefined ? '' : ` s="${used}"`;
  };
  if (typeof cell !== 'string') {
    if ('number' in cell)
      return `<c r="${reference}"${styled(cell.share ? style.share : undefined)}><v>${cell.number}</v></c>`;
    const day = dayNumber(cell.day);
    if (day !== undefined) return `<c r="${reference}"${styled(style.day)}><v>${day}</v></c>`;
  }
  const text = typeof cell === 'string' ? cell : cell.day;
  const isRisky = guarded(text) !== text;
  return `<c r="${reference}"${styled(isRisky ? style.quoted : undefined)} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const MS_PER_DAY = 86_400_000;
/** Spreadsheets count days from here, because they assume that 1900 was a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SAFE_DAY = 61;

function dayNumber(day: string): number | undefined {
  const number = Math.round((Date.parse(`${day}T00:00:00Z`) - DAY_ZERO) / MS_PER_DAY);
  return number >= FIRST_SAFE_DAY ? number : undefined;
}

const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

const escaped = (text: string) =>
  toXlsxText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
