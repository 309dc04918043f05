import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSeconds } from '../../../test/app/seconds-of-work.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { addressesService } from './addresses.service.ts';
import { distanceBetween } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import { searchGazetteer } from './gazetteer-search.ts';
import { gazetteerFile, gazetteerIn } from './load-gazetteer.ts';

let folder: string;
let gazetteer: Gazetteer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metra-gazetteer-'));
  await writeFile(join(folder, gazetteerFile), 'half a file');
  gazetteer = await gazetteerIn(['/dev/null/nowhere', folder])();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const find = (name: string, postcode = '') => searchGazetteer(gazetteer, { name, postcode }, 50);

test('is built anew when its file is damaged, written where that is possible, and read from there after that', async () => {
  expect(await readdir(folder)).toEqual([gazetteerFile]);
  const writtenAt = async () => (await stat(join(folder, gazetteerFile))).mtimeMs;
  const before = await writtenAt();
  const again = await gazetteerIn([folder])();
  expect(await writtenAt()).toBe(before);
  expect(again.lines).toBe(gazetteer.lines);
});

test('contains towns of every size at the right places', () => {
  const known = [
    ['Berlin', '10115', 52.52, 13.4],
    ['Hamburg', '20095', 53.55, 10],
    ['München', '80331', 48.14, 11.58],
    ['Frankfurt am Main', '60311', 50.11, 8.68],
    ['Frankfurt (Oder)', '15230', 52.34, 14.55],
    ['Halle (Saale)', '06108', 51.48, 11.97],
    ['Halle (Westf.)', '33790', 52.06, 8.36],
    ['Cuxhaven', '27472', 53.87, 8.7],
    ['Neustadt bei Coburg', '96465', 50.33, 11.12],
    ['Bad Homburg vor der Höhe', '61348', 50.23, 8.62],
    ['Biberach an der Riß', '88400', 48.1, 9.79],
    ['Görlitz', '02826', 51.16, 14.99],
    ['Konstanz', '78462', 47.66, 9.18],
    ['Flensburg', '24937', 54.78, 9.44],
  ] as const;
  for (const [name, postcode, latitude, longitude] of known) {
    const [place] = find(name, postcode);
    expect(place, name).toMatchObject({ name, postcode, country: 'DE' });
    if (place) expect(distanceBetween(place, { latitude, longitude }), name).toBeLessThan(12);
  }
});

test('puts villages nobody has coordinates of near those of the same postcode', () => {
  const [village] = find('Hochhalden', '78628');
  const [town] = find('Rottweil', '78628');
  expect(village && town && distanceBetween(village, town)).toBeLessThan(15);
});

test('has every postcode within Germany', () => {
  const all = [...'0123456789'].flatMap((postcode) =>
    searchGazetteer(gazetteer, { name: '', postcode }, 99_999),
  );
  expect(all.length).toBeGreaterThan(10_000);
  const isOutside = ({ latitude, longitude }: (typeof all)[number]) =>
    !(latitude > 47.2 && latitude < 55.1 && longitude > 5.8 && longitude < 15.1);
  expect(all.filter(isOutside)).toEqual([]);
});

test('is searched in a moment, whatever is typed', () => {
  const typed = [
    'a',
    'st',
    'san',
    'berlin',
    'zzz',
    'b a d',
    'neustadt an der',
    '1',
    '78532',
    'x'.repeat(100),
  ];
  const near = { latitude: 48, longitude: 9 };
  for (const text of typed) {
    const secondsOfWork = countSeconds();
    searchGazetteer(gazetteer, { name: text, postcode: '', near }, 8);
    searchGazetteer(gazetteer, { name: text, postcode: '' }, 8);
    expect(secondsOfWork(), text).toBeLessThan(5);
  }
});

test('keeps nobody waiting while it is being built', async () => {
  const call: PublicCall = {
    actor: null,
    language: 'de',
    origin: { ip: '127.0.0.1', userAgent: '', responseId: '' },
    idempotencyKey: undefined,
  };
  const service = addressesService({
    gazetteer: () => new Promise(() => {}),
    geocoder: undefined,
    mayAskGeocoder: async () => true,
  });
  expect(await service.suggest(call, { query: 'Ulm' })).toEqual({ items: [] });
});
