import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const workbook = `<workbook xmlns:r="r"><sheets><sheet name="Werte" sheetId="1" r:id="rId1"/><sheet name="Zweites" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const relations = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;

/** A ZIP with these parts, as a spreadsheet program or an attacker creates it. */
export async function aZip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook with the XML of its cells. */
export const aWorkbook = (sheet: string, others: Record<string, string | Buffer> = {}): Promise<Buffer> =>
  aZip({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
    ...others,
  });

/** A row of texts. Cells that are already XML stay unchanged. */
export const aRow = (...cells: string[]): string =>
  `<row>${cells.map((cell) => (cell.startsWith('<') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`;
