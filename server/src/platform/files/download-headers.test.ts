import { parse } from 'content-disposition';
import { expect, test } from 'vitest';
import { downloadHeaders } from './download-headers.ts';

test('pictures and PDF may be looked at, everything else is a download, nothing runs', () => {
  expect(downloadHeaders({ name: 'a.png', mimeType: 'image/png' })['content-disposition']).toMatch(
    /^inline;/,
  );
  for (const mimeType of ['image/svg+xml', 'text/html', 'text/plain', 'application/xml', 'text/csv']) {
    const headers = downloadHeaders({ name: 'a', mimeType });
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a name keeps its umlauts and cannot add headers or folders', () => {
  const disposition = (name: string) =>
    downloadHeaders({ name, mimeType: 'text/csv' })['content-disposition'] ?? '';
  expect(disposition('Übersicht 2026 (neu).csv')).toBe(
    `attachment; filename="?bersicht 2026 (neu).csv"; filename*=UTF-8''%C3%9Cbersicht%202026%20%28neu%29.csv`,
  );
  const hostile = disposition('a"\r\nset-cookie: x=1;../../b\u202Egpj.exe\uD800');
  expect(hostile).toBe(
    `attachment; filename="a\\"__set-cookie: x=1;.._.._b_gpj.exe?"; filename*=UTF-8''a%22__set-cookie%3A%20x%3D1%3B.._.._b_gpj.exe%EF%BF%BD`,
  );
  expect(parse(disposition('')).parameters.filename).toBe('file');
});
