export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(String(cell))).join(',')}\n`;

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
