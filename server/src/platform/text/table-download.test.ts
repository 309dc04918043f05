import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { OutputCell, OutputRows } from './csv-writer.ts';
import { tableDownload } from './table-download.ts';

const download = (rows: OutputRows, format: 'csv' | 'xlsx' = 'csv') =>
  tableDownload({ format, language: 'de', name: 'Konten', title: 'Konten', now: new Date(0), rows });

const contentOf = (rows: OutputRows, format?: 'csv' | 'xlsx'): Readable => {
  const { content } = download(rows, format);
  if (!(content instanceof Readable)) throw new Error('expected a stream');
  return content;
};

test('a table is named with its day, and no cell of it is a formula', async () => {
  const { type, fileName } = download([]);
  expect({ type, fileName }).toEqual({
    type: 'text/csv; charset=utf-8',
    fileName: 'metra-konten-1970-01-01.csv',
  });
  const rows: OutputCell[][] = [
    ['Name', 'Wert'],
    ['=1+1', { number: '1.5' }],
  ];
  expect(await text(contentOf(rows))).toBe(`Name;Wert\r\n'=1+1;"1,5"\r\n`);
});

test.each(['csv', 'xlsx'] as const)('rows of a %s count as read by whoever asked', async (format) => {
  const tenant = new AsyncLocalStorage<string>();
  const tenants = new Set<string | undefined>();
  async function* rows() {
    for (let row = 0; row < 3; row++) {
      await Promise.resolve();
      tenants.add(tenant.getStore());
      yield [String(row)];
    }
  }
  const content = tenant.run('organisation:7', () => contentOf(rows(), format));
  await text(content);
  expect([...tenants]).toEqual(['organisation:7']);
});

test('nothing is read ahead of a reader who is slow, nor for one who has left', async () => {
  let read = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  async function* rows() {
    try {
      for (;;) {
        read += 1;
        yield ['x'.repeat(10_000)];
      }
    } finally {
      end();
    }
  }
  const content = contentOf(rows());
  await once(content, 'readable');
  content.read();
  await setImmediate();
  // The buffer is filled again after each read.
  expect(read).toBeLessThan(8);
  content.destroy();
  await ended;
  expect(content.destroyed).toBe(true);
});
