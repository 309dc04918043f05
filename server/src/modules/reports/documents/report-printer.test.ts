import { expect, test, vi } from 'vitest';
import { aReportDocument } from '../../../../test/factories/report-document.ts';
import { LimitExceededError } from '../../../platform/threads/bounded-worker.ts';
import { type PrintableReport, printable } from './printable.ts';
import { reportPrinter } from './report-printer.ts';

const toPrint = (name: string, at = '2026-11-14T08:00:00.000Z'): PrintableReport => {
  const document = aReportDocument();
  document.report.company.name = name;
  document.report.at = at;
  return { ...printable(document), language: 'de' };
};
const file = Uint8Array.from([1, 2, 3]);

test('a slow document is finished later, and a repeated request gets it', async () => {
  const making = Promise.withResolvers<Uint8Array>();
  const print = vi.fn(() => making.promise);
  const printer = reportPrinter(print, 5);
  await expect(printer.soon(1, toPrint('A'))).rejects.toMatchObject({
    key: 'report.in_preparation',
    retryAfterSeconds: 2,
  });
  making.resolve(file);
  const later = toPrint('A', '2026-11-15T13:32:07.000Z');
  expect([...(await printer.soon(1, later))]).toEqual([1, 2, 3]);
  expect(print).toHaveBeenCalledTimes(1);
});

test('the engine is prepared once, and a failure is left to the report', async () => {
  const print = vi.fn(async () => file).mockRejectedValueOnce(new Error('no'));
  const printer = reportPrinter(print);
  printer.prepare();
  printer.prepare();
  expect([...(await printer.soon(1, toPrint('A')))]).toEqual([1, 2, 3]);
  expect(print).toHaveBeenCalledTimes(2);
  expect(print).toHaveBeenNthCalledWith(1, undefined);
});

test('another content, language or organisation is another file', async () => {
  const print = vi.fn(async () => file);
  const printer = reportPrinter(print);
  await printer.soon(1, toPrint('A'));
  await printer.soon(1, toPrint('B'));
  await printer.soon(1, { ...toPrint('A'), language: 'en' });
  await printer.soon(2, toPrint('A'));
  expect(print).toHaveBeenCalledTimes(4);
});

test('a document that is too large fails, also at an immediate retry', async () => {
  const print = vi.fn(() => Promise.reject(new LimitExceededError('time', 'no end')));
  const printer = reportPrinter(print);
  await expect(printer.soon(1, toPrint('A'))).rejects.toMatchObject({ key: 'report.too_large' });
  await expect(printer.soon(1, toPrint('A'))).rejects.toMatchObject({ key: 'report.too_large' });
  expect(print).toHaveBeenCalledTimes(1);
});

test('another failure is retried', async () => {
  const print = vi.fn(async () => file).mockRejectedValueOnce(new Error('no'));
  const printer = reportPrinter(print);
  await expect(printer.soon(1, toPrint('A'))).rejects.toThrow('no');
  expect([...(await printer.soon(1, toPrint('A')))]).toEqual([1, 2, 3]);
});

test('nobody fills the queue, and all together do not either', async () => {
  const printer = reportPrinter(() => new Promise(() => undefined), 1);
  const ask = (organisation: number, name: string) =>
    printer.soon(organisation, toPrint(name)).catch((error: { key: string }) => error.key);
  for (const name of ['A', 'B', 'C', 'D']) expect(await ask(1, name)).toBe('report.in_preparation');
  expect(await ask(1, 'E')).toBe('service.unavailable');
  expect(await ask(1, 'A')).toBe('report.in_preparation');
  for (let number = 2; number <= 17; number += 1)
    expect(await ask(number, 'A')).toBe('report.in_preparation');
  expect(await ask(18, 'A')).toBe('service.unavailable');
});
