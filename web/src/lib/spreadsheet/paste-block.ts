/** The clipboard separates columns by tabs and rows by line ends. */
export type Block = readonly (readonly string[])[];

/** A quoted cell may contain line ends, tabs and doubled quotes. */
export function readBlock(text: string): Block {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return withoutEmptyEnd(rows);
}

/** Spreadsheets end a block with a line end, which is no row. */
function withoutEmptyEnd(rows: string[][]): Block {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/[\r\n]+$/, ''));
