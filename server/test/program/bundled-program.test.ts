import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationId } from '@metra/contract/core/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOfWebBuild } from '../../../scripts/lib/web-build.mjs';
import { aRow, aWorkbook } from '../readers/xlsx-files.ts';
import { npmStart, type StartedProgram } from './npm-start.ts';

/** Building and starting takes long on a busy machine. */
const whileStarting = 600_000;

let program: StartedProgram;
beforeAll(async () => {
  // No mode is set, as in a trial, so the program uses the same web build as the browser tests.
  program = await npmStart({ DEMO: 'true' });
}, whileStarting);
afterAll(() => program.stop());

/** All files that the pages of this address load, with their contents. */
async function partsOf(address: string): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const read = async (path: string): Promise<void> => {
    if (parts.has(path)) return;
    const answer = await fetch(address + path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    parts.set(path, text);
    if (/\.css$/.test(path)) return;
    for (const [, name] of text.matchAll(/["'`(./]((?:assets\/)?[\w.-]+-[\w-]{8}\.(?:js|css))/g))
      await read(`/assets/${name?.replace('assets/', '')}`);
  };
  for (const page of ['/', '/login']) await read(page);
  return parts;
}

test('a start serves the files of its own build', async () => {
  const build = join(import.meta.dirname, '../../../web/dist', nameOfWebBuild({}));
  const parts = [...(await partsOf(program.address))].filter(([path]) => path.startsWith('/assets/'));
  expect(parts.length).toBeGreaterThan(20);
  for (const [path, text] of parts) expect(text, path).toBe(readFileSync(join(build, path), 'utf8'));
});

const person = { firstName: 'Ada', lastName: 'Neu', language: 'de' };

/** Files beside a module, threads and processes must be found from the bundle. */
test('the program as it is bundled finds its threads, its files and its data', async () => {
  const { address, dataFolder, said } = program;
  const api = `${address}/api/v1`;
  await expect.poll(said).toMatch(/member@metra\.example/);
  const password = /member@metra\.example\s+(\S+)/.exec(said())?.[1];
  const ours = { 'x-application-id': applicationId };
  const post = (path: string, body: object) =>
    fetch(api + path, {
      method: 'POST',
      headers: { ...ours, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const login = await post('/auth/login', { username: 'member@metra.example', password });
  const headers = { ...ours, authorization: `Bearer ${login.headers.get('auth-token')}` };
  const send = (path: string, part: string, body: object, file: Blob, name: string) => {
    const form = new FormData();
    form.append(part, new Blob([JSON.stringify(body)], { type: 'application/json' }));
    form.append('file', file, name);
    return fetch(api + path, { method: 'POST', headers, body: form });
  };

  const places = await fetch(`${api}/lookup/address/suggest?query=Aachen`, { headers: ours });
  expect((await places.json()).items.length).toBeGreaterThan(0);

  const sheet = await aWorkbook(aRow('KPI', 'Zeitraum', 'Wert') + aRow('Erdgas', '2026-01', '5'));
  const preview = await send(
    '/tracking/kpi-records/import/preview',
    'import',
    {},
    new Blob([Uint8Array.from(sheet)]),
    'a.xlsx',
  );
  expect(await preview.json()).toMatchObject({ sheet: expect.any(String) });

  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']);
  const upload = await send('/resources', 'resource', { name: 'Zeichen', type: 'IMAGE' }, drawing, 'a.svg');
  expect(upload.status).toBe(201);

  const { items } = await (await fetch(`${api}/my/subscription/invoices`, { headers })).json();
  const invoice = await fetch(`${api}/my/subscription/invoices/${items[0].id}/pdf`, { headers });
  expect(await invoice.text()).toMatch(/^%PDF/);

  const report = async () => (await fetch(`${api}/my/reports/2026`, { headers })).json();
  // Frequent requests would slow the printing down.
  const interval = 500;
  await expect
    .poll(report, { interval })
    .toMatchObject({ year: 2026, kpis: expect.arrayContaining([expect.anything()]) });
  const exported = () => fetch(`${api}/my/reports/2026/export?format=pdf`, { headers });
  await expect.poll(async () => (await exported()).status, { timeout: 200_000, interval }).toBe(200);

  const registration = { email: 'ada@neu.example', organisationName: 'Neu', termsAccepted: true, ...person };
  expect(await (await post('/account', { ...registration, password: 'sommersommer' })).json()).toMatchObject({
    error: 'account.password_weak',
  });
  expect((await post('/account', { ...registration, password: 'Zollstock-gelb-77' })).status).toBe(202);
  await expect.poll(() => readdirSync(join(dataFolder, 'outbox')).length).toBeGreaterThan(0);
}, 400_000);
