import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/app/patience.ts';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';

let database: TestDatabase;
let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  katrin = await signedIn(app, await aMember(app.platform));
  // The gazetteer is built once per installation, which takes a while on a busy machine.
  await vi.waitUntil(async () => (await suggestions('78532')).length > 0, patience);
}, 90_000);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const tuttlingen = '47.98,8.82';

async function suggestions(query: string, proximate_to?: string, language: 'de' | 'en' = 'de') {
  const asked = { query: { query, ...(proximate_to && { proximate_to }) } };
  const { items } = await app.client(null, language).addresses.suggest(asked);
  return items.map(({ text }) => text);
}

async function firstFound(typed: string, { client } = katrin) {
  const [first] = (await client.addresses.suggest({ query: { query: typed } })).items;
  if (!first) throw new Error(`Nothing was suggested for ${typed}`);
  return client.addresses.find({ query: { query: first.text, magicKey: first.magicKey } });
}

describe('suggestions', () => {
  test('complete a postcode or its beginning', async () => {
    expect(await suggestions('78532')).toEqual(['78532 Tuttlingen']);
    expect((await suggestions('785'))[0]).toBe('78532 Tuttlingen');
    expect(await suggestions('D-78532')).toEqual(['78532 Tuttlingen']);
    expect(await suggestions('01067')).toEqual(['01067 Dresden']);
    expect(await suggestions('10115 Ber')).toEqual(['10115 Berlin']);
  });

  test.each(['München', 'Muenchen', 'munchen', 'MÜNCHEN', 'Munich', ' münch '])(
    'know %j however it is typed',
    async (typed) => {
      expect((await suggestions(typed))[0]).toBe('München');
    },
  );

  test('name the large and near places first', async () => {
    expect((await suggestions('Frankfurt')).slice(0, 2)).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)']);
    expect(await suggestions('Rotter')).toContain('Rotterdam, Niederlande');
    expect((await suggestions('Tut'))[0]).toBe('78532 Tuttlingen');
    expect((await suggestions('Paris'))[0]).toBe('Paris, Frankreich');
  });

  test('are sorted by distance if the position is known', async () => {
    expect((await suggestions('Neustadt', '49.48,8.46'))[0]).toBe('Neustadt an der Weinstraße');
    expect((await suggestions('Neustadt', '53.9,10.9'))[0]).toBe('23730 Neustadt in Holstein');
    expect((await suggestions('78', tuttlingen))[0]).toBe('78532 Tuttlingen');
    expect((await suggestions('Par', tuttlingen))[0]).not.toBe('Paris, Frankreich');
  });

  test('know the world, in the language of the reader', async () => {
    expect((await suggestions('Wien'))[0]).toBe('Wien, Österreich');
    expect((await suggestions('Vienna', undefined, 'en'))[0]).toBe('Wien, Austria');
    expect((await suggestions('8001 Zürich'))[0]).toBe('8001 Zürich, Schweiz');
    expect((await suggestions('Genf'))[0]).toBe('Genève, Schweiz');
  });

  test('never name one place twice', async () => {
    for (const query of ['Berlin', 'Paris', 'Neustadt', 'a', '1']) {
      const found = await suggestions(query);
      expect(found).toEqual([...new Set(found)]);
      expect(found.length).toBeGreaterThan(0);
    }
  });

  test('say nothing rather than something wrong', async () => {
    for (const query of [
      '99',
      'qqqq',
      '???',
      '123456',
      'Hauptstraße 5,',
      '\u202e',
      '%',
      "'; drop table",
      '👩‍💼',
    ])
      expect(Array.isArray(await suggestions(query))).toBe(true);
    expect(await suggestions('qqqq')).toEqual([]);
    expect(await suggestions('00001')).toEqual([]);
  });

  test('refuse input that is too long, empty or not on earth', async () => {
    const { addresses } = app.client();
    const refused = { status: 400, i18nKey: 'input.invalid' };
    await expect(addresses.suggest({ query: { query: '' } })).rejects.toMatchObject(refused);
    await expect(addresses.suggest({ query: { query: 'x'.repeat(101) } })).rejects.toMatchObject(refused);
    for (const proximate_to of ['here', '1', '91,0', '0,181', '1,2,3', 'NaN,NaN'])
      await expect(addresses.suggest({ query: { query: 'Ulm', proximate_to } })).rejects.toMatchObject(
        refused,
      );
  });
});

describe('an address', () => {
  test('has all its parts and coordinates', async () => {
    expect(await firstFound('78532')).toEqual({
      street: null,
      zipCode: '78532',
      city: 'Tuttlingen',
      country: 'DE',
      location: { label: '78532 Tuttlingen', latitude: 47.98464, longitude: 8.8177 },
    });
    expect(await firstFound('Berlin')).toMatchObject({ zipCode: null, city: 'Berlin', country: 'DE' });
    expect(await firstFound('8001 Zürich')).toMatchObject({ zipCode: '8001', city: 'Zürich', country: 'CH' });
  });

  test.each([
    'Hauptstr. 5, 78532 Tutt',
    'Hauptstr. 5,78532',
    'Hauptstr. 5 78532 Tuttlingen',
    'Hauptstr. 5 Tuttlingen',
    'Tuttlingen, Hauptstr. 5',
    'Hauptstr. 5, 78532 Tuttlingen, Deutschland',
  ])('keeps the street typed in %j', async (typed) => {
    expect(await firstFound(typed)).toMatchObject({
      street: 'Hauptstr. 5',
      zipCode: '78532',
      city: 'Tuttlingen',
      location: { label: 'Hauptstr. 5, 78532 Tuttlingen' },
    });
  });

  test('is found without a suggestion too', async () => {
    const { addresses } = katrin.client;
    expect(await addresses.find({ query: { query: 'Straße des 17. Juni 135, 10623 Berlin' } })).toMatchObject(
      {
        street: 'Straße des 17. Juni 135',
        zipCode: '10623',
        city: 'Berlin',
      },
    );
    expect(await addresses.find({ query: { query: 'Ulm', magicKey: 'never|one|of|ours' } })).toMatchObject({
      city: 'Ulm',
    });
  });

  test('that does not exist is not found, and nothing asked for is refused', async () => {
    const { addresses } = katrin.client;
    const missing = { status: 404, i18nKey: 'not_found.address' };
    for (const magicKey of [
      'g|#0||',
      'g|#999999999||',
      'g|99999 Nirgends||',
      'g|../../etc/passwd||',
      'o|N1||',
      'x',
    ])
      await expect(addresses.find({ query: { magicKey } })).rejects.toMatchObject(missing);
    await expect(addresses.find({ query: { query: 'qqqq' } })).rejects.toMatchObject(missing);
    await expect(addresses.find()).rejects.toMatchObject({ status: 400 });
    await expect(app.client().addresses.find({ query: { query: 'Ulm' } })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('countries', () => {
  test('come in both languages, in their order', async () => {
    const german = (await app.client(null, 'de').addresses.countries()).items;
    const english = (await app.client(null, 'en').addresses.countries()).items;
    expect(german).toHaveLength(249);
    expect(german).toContainEqual({ code: 'DE', name: 'Deutschland' });
    expect(english).toContainEqual({ code: 'DE', name: 'Germany' });
    const names = german.map(({ name }) => name);
    expect(names.indexOf('Österreich')).toBeGreaterThan(names.indexOf('Oman'));
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
  });

  test('are not sent again to a browser that has them', async () => {
    const first = await app.fetch('/api/v1/lookup/address/countries');
    const tag = first.headers.get('etag') ?? '';
    const again = await app.fetch('/api/v1/lookup/address/countries', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });
});

describe('a geocoding service', () => {
  let service: Server;
  let asked: URL[];
  let answer: (address: URL, response: ServerResponse) => void;
  let served: TestApp;
  let person: SignedInAccount;

  const found = {
    osm_type: 'way',
    osm_id: 4711,
    lat: '47.9851',
    lon: '8.8179',
    display_name: 'long',
    address: {
      road: 'Bahnhofstraße',
      house_number: '12',
      postcode: '78532',
      town: 'Tuttlingen',
      country_code: 'de',
    },
  };
  const sends =
    (body: unknown, status = 200) =>
    (_: URL, response: ServerResponse) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  beforeAll(async () => {
    service = createServer((request, response) => {
      const address = new URL(request.url ?? '', 'http://geocoder');
      asked.push(address);
      // The next test must not reuse the connections that this one leaves open.
      response.shouldKeepAlive = false;
      answer(address, response);
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    served = await createTestApp({
      database,
      environment: {
        GEOCODER_URL: `http://127.0.0.1:${port}/nominatim/`,
        DATA_DIR: app.platform.configuration.dataDir,
      },
    });
    person = await signedIn(served, await aMember(served.platform));
    asked = [];
    answer = sends({ error: 'no' }, 500);
    await vi.waitUntil(async () => (await suggest('78532')).length > 0, patience);
  });
  beforeEach(() => {
    asked = [];
    // After a minute the geocoder is tried again.
    served.clock.advance({ minutes: 1 });
  });
  afterEach(() => service.closeAllConnections());
  afterAll(async () => {
    await served.close();
    service.close();
  });

  const suggest = async (query: string, proximate_to?: string) => {
    const input = { query: { query, ...(proximate_to && { proximate_to }) } };
    return (await served.client().addresses.suggest(input)).items;
  };

  test('is asked instead of the gazetteer, and again for the address that was chosen', async () => {
    answer = sends([found, { ...found, address: { country_code: 'de' } }, 'nonsense', null]);
    const items = await suggest('Bahnhofstr. 12 Tutt', tuttlingen);
    expect(items).toEqual([{ text: 'Bahnhofstraße 12, 78532 Tuttlingen', magicKey: 'o|W4711||' }]);
    expect(asked[0]?.pathname).toBe('/nominatim/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      q: 'Bahnhofstr. 12 Tutt',
      format: 'jsonv2',
      viewbox: expect.stringMatching(/^8\.1/),
    });

    const address = await person.client.addresses.find({ query: { magicKey: items[0]?.magicKey } });
    expect(asked[1]?.searchParams.get('osm_ids')).toBe('W4711');
    expect(address).toEqual({
      street: 'Bahnhofstraße 12',
      zipCode: '78532',
      city: 'Tuttlingen',
      country: 'DE',
      location: { label: 'Bahnhofstraße 12, 78532 Tuttlingen', latitude: 47.9851, longitude: 8.8179 },
    });
  });

  test.each([
    ['fails', sends({ error: 'no' }, 500)],
    ['answers nonsense', sends({ not: 'a list' })],
    ['hangs up', (_: URL, response: ServerResponse) => void response.destroy()],
    ['says nothing', () => undefined],
  ])('that %s is replaced by the gazetteer, and left alone for a while', async (_, behaviour) => {
    answer = behaviour;
    expect((await suggest('78532')).map(({ text }) => text)).toEqual(['78532 Tuttlingen']);
    expect(asked).toHaveLength(1);
    await suggest('7853');
    expect(asked).toHaveLength(1);
    answer = sends([found]);
    served.clock.advance({ minutes: 1 });
    expect(await suggest('Bahnhof')).toHaveLength(1);
  });

  test('never sees a key that is not one of its own', async () => {
    answer = sends([found]);
    await expect(
      person.client.addresses.find({ query: { magicKey: 'o|../reverse||' } }),
    ).rejects.toMatchObject({
      status: 404,
    });
    expect(asked).toEqual([]);
  });
});
