import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { OutputCell, OutputRows } from '../../../platform/text/csv-writer.ts';
import { toXlsxText } from '../../../platform/text/xlsx-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentOf('worksheet')}"/><Override PartName="/xl/styles.xml" ContentType="${contentOf('styles')}"/></Types>`;
const rootRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
// Style 1 is bold, for the head.
const styles = `${declaration}<styleSheet xmlns="${spreadsheet}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** A workbook with one sheet, written while it is read. Texts are texts and numbers numbers, so nothing is computed. */
export function writeXlsx(sheetName: string, rows: OutputRows): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const parts: [string, string][] = [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', rootRelations],
    ['xl/workbook.xml', workbookOf(sheetName)],
    ['xl/_rels/workbook.xml.rels', workbookRelations],
    ['xl/styles.xml', styles],
  ];
  for (const [path, content] of parts) zip.addBuffer(Buffer.from(content), path);
  const sheet = Readable.from(sheetOf(rows), { objectMode: false });
  sheet.once('error', (error) => output.destroy(error));
  output.once('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

const workbookOf = (name: string) =>
  `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="${escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

async function* sheetOf(rows: OutputRows): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="40" customWidth="1"/><col min="2" max="60" width="14" customWidth="1"/></cols><sheetData>`,
  );
  let line = 0;
  for await (const cells of rows) {
    line += 1;
    const style = line === 1 ? ' s="1"' : '';
    const written = cells.map((cell, place) => cellOf(cell, `${columnName(place)}${line}`, style));
    yield Buffer.from(`<row r="${line}">${written.join('')}</row>`);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function cellOf(cell: OutputCell, reference: string, style: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell !== 'string') return `<c r="${reference}"${style}><v>${cell.number}</v></c>`;
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

const escaped = (text: string) =>
  toXlsxText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
