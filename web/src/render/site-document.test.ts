import { describe, expect, test } from 'vitest';
import { aPublicPage } from '../../test/public-content-builders.ts';
import { asked, factsIn, htmlOf, rendering, usualAnswers } from '../../test/rendered-site.ts';

const guide = ['guide', { slug: 'co2-fussabdruck-senken' }] as const;
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const types = (html: string) => factsIn(html).map((facts) => facts['@type']);

describe('a guide', () => {
  test('is whole without scripts: title, teaser, every block and the facts of its goal', async () => {
    const html = await htmlOf(...guide);
    const said = html.slice(html.indexOf('<body>'), html.indexOf('id="page-state"'));
    for (const words of [
      'CO<sub>2</sub>-Fußabdruck senken</h1>',
      'Vier Rechnungen reichen',
      '<h2 id="warum-es-sich-lohnt">Warum es sich lohnt</h2>',
      '<strong><em>Lesen Sie</em></strong>',
      'href="/landing-pages/wasser-und-natur"',
      '<source type="image/avif" srcSet="/files/7/640.avif 640w',
      'alt="Ein Dach mit Solarmodulen"',
      '„Es ging schneller als gedacht.“',
      'BEHG § 10',
      'Brauchen wir Beratung?',
      '30 Tage kostenlos testen',
      'Treibhausgase',
      '7, 12 und 13',
      'Aufwand gering, Wirkung hoch',
      'Aktualisiert am 2. November 2026',
      'src="/pictures/goals/e/cut-emissions/wide.svg"',
    ])
      expect(said).toContain(words);
    // The security policy would refuse a style attribute.
    expect(said).not.toMatch(/\sstyle=/);
  });

  test('tells search engines and networks what it is, in its language', async () => {
    const html = await htmlOf('guide', { slug: 'co2-fussabdruck-senken' }, { language: 'en' });
    expect(html).toContain(
      '<link rel="canonical" href="https://metra.example/en/landing-pages/co2-fussabdruck-senken">',
    );
    expect(html).toContain('hreflang="de" href="https://metra.example/landing-pages/co2-fussabdruck-senken"');
    expect(content(html, 'og:type')).toBe('article');
    expect(content(html, 'og:locale')).toBe('en_GB');
    expect(content(html, 'og:locale:alternate')).toBe('de_DE');
    expect(content(html, 'twitter:card')).toBe('summary_large_image');
    expect(content(html, 'description')).toBe('CO₂-Bilanz für kleine und mittlere Betriebe.');
    const card = await rendering.cardOf(asked('guide', guide[1], { language: 'en' }));
    expect(content(html, 'og:image')).toBe(`https://metra.example${card?.address}`);
    expect(types(html)).toEqual(['Organization', 'Article', 'BreadcrumbList', 'FAQPage']);
  });

  test('that has moved says where it stands, in the same language', async () => {
    expect(await rendering.renderPage(asked('guide', { slug: 'alter-name' }, { language: 'en' }))).toEqual({
      status: 301,
      address: '/en/landing-pages/co2-fussabdruck-senken',
    });
  });

  test('that is not there is not found, and has no picture', async () => {
    const nothing = asked('guide', { slug: 'gibt-es-nicht' });
    expect(await rendering.renderPage(nothing)).toMatchObject({ status: 404 });
    expect(await rendering.cardOf(nothing)).toBeUndefined();
  });

  test('shows its own picture where it has one', async () => {
    const { image } = aPublicPage().blocks.find((block) => block.type === 'image') ?? {};
    const answers = {
      ...usualAnswers(),
      '/landing-pages/co2-fussabdruck-senken': aPublicPage({ image: image ?? null }),
    };
    const html = await htmlOf(...guide, { answers });
    expect(html).toContain('data-x="5" data-y="8"');
    expect(html).not.toContain('wide.svg');
  });

  test('has another address for its picture as soon as it says something else', async () => {
    const answers = {
      ...usualAnswers(),
      '/landing-pages/co2-fussabdruck-senken': aPublicPage({ title: 'Anders' }),
    };
    const before = await rendering.cardOf(asked(...guide));
    const after = await rendering.cardOf(asked(...guide, { answers }));
    expect(after?.address).not.toBe(before?.address);
  });
});

test('a preview says what it is and until when, and nobody is told of it', async () => {
  const html = await htmlOf('preview', { token: 'token' });
  expect(html).toContain('Vorschau – Entwurf');
  expect(html).toContain('gültig bis 17. Nov. 2026, 10:30 Uhr');
  expect(content(html, 'robots')).toBe('noindex');
  expect(html).not.toMatch(/canonical|og:|ld\+json/);
  expect(rendering.pages.find(({ name }) => name === 'preview')?.isPrivate).toBe(true);
  expect(await rendering.cardOf(asked('preview', { token: 'token' }))).toBeUndefined();
});

test('a legal text that is not published says so, and is not found by search engines', async () => {
  const made = await rendering.renderPage(asked('terms'));
  expect(made).toMatchObject({ status: 404, html: expect.stringContaining('noch nicht veröffentlicht') });
  const there = await htmlOf('privacy');
  expect(there).toContain('Name, Anschrift und Betrieb in diesem Text sind erfunden');
  expect(there).toContain('href="#widerspruch"');
});

test('the home page says what editors wrote, and each goal leads to its guide', async () => {
  const html = await htmlOf('home');
  const said = html.slice(0, html.indexOf('id="page-state"'));
  for (const words of [
    '>Drei Ziele.</span>',
    'Leitfäden lesen',
    'Zahlen vorlegen',
    'href="/landing-pages/energie-effizient-nutzen"',
    'Damit es losgeht.',
    'Bleiben Ihre.',
    'Was kostet es?',
    '10. November 2026',
    'Der Test endet von selbst.',
    '>93<',
  ])
    expect(said).toContain(words);
  // The marketplace shows its start without a search.
  expect(html).not.toContain('>Angebote<');
  expect(types(html)).toEqual(['Organization', 'WebSite', 'FAQPage']);
});

test('a page that can be read already names its scripts after its words', async () => {
  const html = await htmlOf('home');
  expect(html.indexOf('<script type="module"')).toBeGreaterThan(html.indexOf('</main>'));
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<body>'));
});

test.each(['home', 'guides', 'licences'] as const)('%s has a picture to share', async (name) => {
  expect(content(await htmlOf(name), 'og:image')).toMatch(
    /^https:\/\/metra\.example\/og(\/[\w-]+)?\/[0-9a-f]{16}\.png$/,
  );
});
