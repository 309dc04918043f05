import { describe, expect, test } from 'vitest';
import { foundOffers, marketAnswers } from '../../test/market-builders.ts';
import { asked, factsIn, htmlOf, rendering } from '../../test/rendered-site.ts';

const types = (html: string) => factsIn(html).map((facts) => facts['@type']);
const shown = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('id="page-state"'));

describe('the marketplace', () => {
  test('is whole without scripts: result, search, filters with counts, list with reasons and map', async () => {
    const html = shown(await htmlOf('marketplace'));
    for (const words of [
      'Ein Angebot für Ihre Ziele.',
      'action="/marketplace" method="get"',
      'name="query"',
      'name="categories" value="energy"',
      'name="remote" value="ONLY"',
      'Dach verpachten',
      'passt zu: Solar',
      'href="/marketplace/offers/7"',
      'popover="auto"',
      '#own"',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('asks for what the address says, and says how it was understood', async () => {
    const calls: URL[] = [];
    const request = asked('marketplace');
    const page = await rendering.renderPage({
      ...request,
      search: { query: 'Photovoltik', categories: 'energy,water', location: 'Freiburg', page: '2' },
      fetch: async (input) => {
        calls.push(new URL(String(input)));
        return Response.json(
          foundOffers({
            total: 40,
            understood: {
              corrected: [{ typed: 'Photovoltik', meant: 'Photovoltaik' }],
              synonyms: [],
              isLoosened: false,
            },
          }),
        );
      },
    });
    expect(calls.map(({ searchParams }) => [...searchParams])).toEqual([
      expect.arrayContaining([
        ['query', 'Photovoltik'],
        ['categories', 'energy,water'],
        ['location', 'Freiburg'],
        ['page', '1'],
      ]),
    ]);
    const html = 'html' in page ? shown(page.html) : '';
    expect(html).toContain('Ergebnisse für „Photovoltaik“ statt „Photovoltik“.');
    expect(html).toContain('„Freiburg“ kennen wir nicht.');
    expect(html).toMatch(/href="\/marketplace\?query=Photovoltik&amp;categories=energy[^"]*page=3"/);
  });

  test('without a result says what could be loosened', async () => {
    const answers = {
      ...marketAnswers(),
      '/frontend/marketplace/offers': foundOffers({ items: [], total: 0 }),
    };
    const page = await rendering.renderPage({
      ...asked('marketplace', {}, { answers }),
      search: { query: 'Zeppelin', categories: 'energy' },
    });
    const html = 'html' in page ? shown(page.html) : '';
    expect(html).toContain('Kein Angebot zu „Zeppelin“.');
    expect(html).toContain('href="/marketplace?query=Zeppelin"');
    expect(html).toContain('href="/marketplace?categories=energy"');
  });
});

/** These are the properties of schema.org that the pages use. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  Service: 'name description url serviceType category image provider areaServed offers'.split(' '),
  Organization: 'name description url sameAs telephone address'.split(' '),
  PostalAddress: 'streetAddress postalCode addressLocality addressCountry'.split(' '),
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  Place: ['name', 'geo'],
  Offer: ['url', 'description'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

function unknownIn(facts: unknown): string[] {
  if (Array.isArray(facts)) return facts.flatMap(unknownIn);
  if (typeof facts !== 'object' || facts === null) return [];
  const { '@context': _, '@type': type, ...said } = facts as Record<string, unknown>;
  const known = KNOWN[String(type)] ?? [];
  return [
    ...Object.keys(said).flatMap((name) => (known.includes(name) ? [] : [`${type}.${name}`])),
    ...unknownIn(Object.values(said)),
  ];
}

test.each([
  ['marketplace', {}],
  ['offer', { offerId: '7' }],
  ['organisations', {}],
  ['organisation', { slug: 'lichtquell' }],
])('what %s tells machines is understood, and leads nowhere that closes', async (page, params) => {
  const facts = factsIn(await htmlOf(page, params));
  expect(facts.length).toBeGreaterThan(0);
  expect(unknownIn(facts)).toEqual([]);
  expect(JSON.stringify(facts)).not.toMatch(/signature=|null|undefined/);
});

describe('an offer', () => {
  test('is whole without scripts, with a form to send', async () => {
    const html = await htmlOf('offer', { offerId: '7' }, { language: 'en' });
    for (const words of [
      'action="/en/marketplace/offers/7/contact" method="post"',
      'name="homepage"',
      'action="/en/marketplace/offers/7/report"',
      'href="/login?route=%2Fen%2Fmarketplace%2Foffers%2F7"',
      'Prüfstand GmbH',
      'Neues Projekt',
      'href="https://lichtquell.example/"',
    ])
      expect(shown(html)).toContain(words);
    expect(shown(html)).not.toMatch(/\sstyle=/);
    expect(types(html)).toEqual(['Service', 'BreadcrumbList']);
    expect(html).toContain('<link rel="canonical" href="https://metra.example/en/marketplace/offers/7">');
  });

  test.each(['9', '0', 'abc', '99999999999999999999'])(
    '%s that is not there is 404, and shows others',
    async (offerId) => {
      const page = await rendering.renderPage(asked('offer', { offerId }));
      expect(page.status).toBe(404);
      expect('html' in page && page.html).toContain('Dieses Angebot ist hier nicht zu finden.');
      expect('html' in page && page.html).toContain('<meta name="robots" content="noindex">');
    },
  );

  test('shows again what was sent and not taken', async () => {
    const page = await rendering.renderPage({
      ...asked('offer', { offerId: '7' }),
      refused: {
        name: 'contact',
        values: { name: 'Ada', text: 'Guten Tag "><b>' },
        fields: ['email'],
        message: 'Bitte prüfen Sie Ihre Eingaben.',
      },
    });
    const html = 'html' in page ? shown(page.html) : '';
    for (const words of [
      'value="Ada"',
      'Guten Tag &quot;&gt;&lt;b&gt;</textarea>',
      'Geben Sie eine E-Mail-Adresse an',
      'Bitte prüfen Sie Ihre Eingaben.',
    ])
      expect(html).toContain(words);
  });
});

test('an organisation is found by its address, with what it offers', async () => {
  const html = await htmlOf('organisation', { slug: 'lichtquell' });
  for (const words of ['Strom, der hier wächst.', 'Dach verpachten', 'Solardach', '1.400 Mitgliedern'])
    expect(shown(html)).toContain(words);
  expect(types(html)).toEqual(['Organization', 'BreadcrumbList']);
  const nobody = { ...marketAnswers(), '/organisations': { items: [], page: 0, pageSize: 1, total: 0 } };
  expect(
    await rendering.renderPage(asked('organisation', { slug: 'niemand' }, { answers: nobody })),
  ).toMatchObject({ status: 404 });
});
