const csv = (...lines: string[]) => Buffer.from(['Kennzahl;Zeitraum;Wert', ...lines].join('\n'));
const rows = (...cells: string[]) => Buffer.from(`[${cells.join(',')}]`);
const row = (cells: string) => `{"line":1,"kpi":"natural-gas","period":"2026-05",${cells}}`;

const zipHead = Buffer.from('PK\x03\x04', 'latin1');
const emptyZip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** File contents, by name, that have broken other programs. */
export const hostileFiles: Readonly<Record<string, Buffer>> = {
  'nothing.csv': Buffer.alloc(0),
  'no-columns.csv': Buffer.from('a;b;c\n1;2;3'),
  'only-separators.csv': Buffer.from(';'.repeat(100_000)),
  'only-lines.csv': Buffer.from('\n'.repeat(100_000)),
  'open-quote.csv': csv('"natural-gas;2026-05;7'),
  'nul.csv': csv('natural-gas\0;2026-05;7\0'),
  'no-utf8.csv': Buffer.concat([csv(), Buffer.from([0x0a, 0xff, 0xfe, 0x3b])]),
  'utf16.csv': Buffer.from('\ufeffKennzahl;Zeitraum;Wert\nnatural-gas;2026-05;7', 'utf16le'),
  'odd-utf16.csv': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('abc')]),
  'numbers.csv': csv(
    ...[
      '1e400',
      '-0',
      '1,234.5',
      '1.234,5',
      '٣',
      '∞',
      'NaN',
      '9'.repeat(400),
      '0,'.padEnd(300, '0'),
      '=1+1',
    ].map((value) => `natural-gas;2026-05;${value}`),
  ),
  'periods.csv': csv(
    ...['0000-00', '0000', '2026-13', '9999-12', '10000', '2026-Q5', '30.02.2026', '-1', '+275760'].map(
      (period) => `natural-gas;${period};7`,
    ),
  ),
  'names.csv': csv(
    ...['__proto__', 'constructor', '1e3', '9'.repeat(300), "'; drop"].map((kpi) => `${kpi};2026-05;7`),
  ),
  'many.csv': csv(...Array.from({ length: 10_001 }, (_, n) => `natural-gas;2026-05;${n}`)),
  'pretended-length.json': rows(row('"value":{"length":{"toString":0}}')),
  'numbers.json': rows(row('"value":1e400'), row('"line":-1'), row('"version":9007199254740993')),
  'prototype.json': Buffer.from('[{"__proto__":{"line":1}}]'),
  'half.json': Buffer.from('[{"line":1'),
  'deep.json': Buffer.from('['.repeat(100_000)),
  'no-list.json': Buffer.from('{"length":1e9}'),
  'empty.xlsx': emptyZip,
  'half.xlsx': zipHead,
  'noise.xlsx': Buffer.concat([zipHead, Buffer.alloc(5000, 0x5a), emptyZip]),
  'half.png': Buffer.concat([
    png,
    Buffer.from('\0\0\0\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x06\0\0\0', 'latin1'),
  ]),
  'noise.jpg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]),
  'zero.gif': Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1'),
  'noise.webp': Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 \0\0\0\0', 'latin1'),
  'script.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>1</script></svg>'),
  'entities.svg': Buffer.from(
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
  ),
  'endless.svg': Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9">${'<g>'.repeat(5000)}`,
  ),
  'page.html': Buffer.from('<!doctype html><script>1</script>'),
  'program.exe': Buffer.from('MZ'.padEnd(200, '\0')),
};
