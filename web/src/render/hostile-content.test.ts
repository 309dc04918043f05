import { describe, expect, test } from 'vitest';
import { hostileTargets, hostileTexts } from '../../test/hostile-texts.ts';
import { anOffer, anOrganisation, marketAnswers } from '../../test/market-builders.ts';
import { aGoalWithGuide, aHome, aLegalPage, aPublicPage } from '../../test/public-content-builders.ts';
import { type Answers, asked, factsIn, htmlOf, rendering } from '../../test/rendered-site.ts';

/** These values are no texts but addresses, dates or values of a closed list. */
const NOT_TEXT =
  /^(slug|landingPageSlug|type|sector|image|url|srcset|target|link|primary|secondary|closing|date|updatedOn|expiresAt|state|effort|impact|kind|imageUrl|logoUrl|createdAt|publishedAt|match|country)$/;

function saying(text: string, value: unknown, key = ''): unknown {
  if (typeof value === 'string') return NOT_TEXT.test(key) ? value : text;
  if (Array.isArray(value)) return value.map((item) => saying(text, item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, saying(text, item, name)]));
}

const targets = aHome().targets;
const answersSaying = (text: string): Answers => ({
  ...(saying(text, marketAnswers()) as Answers),
  '/landing-pages/co2-fussabdruck-senken': saying(text, aPublicPage()),
  '/landing-page-previews/token': saying(text, {
    ...aPublicPage(),
    state: 'DRAFT',
    expiresAt: '2026-11-17T09:30:00.000Z',
  }),
  '/frontend/home': { ...(saying(text, aHome()) as object), targets },
  '/frontend/metra-lite': {
    goals: [saying(text, aGoalWithGuide())],
  },
  '/frontend/legal/datenschutz': saying(text, aLegalPage()),
});

const pages: readonly [name: string, params: Record<string, string>][] = [
  ['home', {}],
  ['guides', {}],
  ['guide', { slug: 'co2-fussabdruck-senken' }],
  ['preview', { token: 'token' }],
  ['privacy', {}],
  ['marketplace', {}],
  ['offer', { offerId: '7' }],
  ['organisations', {}],
  ['organisation', { slug: 'lichtquell' }],
];

const structureOf = (html: string): string[] =>
  (html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1').match(/<[^\s>][^>]*>/g) ?? []).map((tag) =>
    tag.replace(/="[^"]*"/g, ''),
  );

const inHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/'/g, '&#(39|x27);');

const literally = (text: string) =>
  new RegExp(
    inHtml(text)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('&#\\(39\\|x27\\);', '&#(39|x27);'),
  );

/** Each page is rendered once with a harmless word, and every other text is compared with that. */
const drawnHarmless = new Map<string, Promise<{ structure: string[]; facts: string }>>();
function harmlessOf(name: string, params: Record<string, string>) {
  const drawn =
    drawnHarmless.get(name) ??
    htmlOf(name, params, { answers: answersSaying('Ein Wort') }).then((html) => ({
      structure: structureOf(html),
      facts: JSON.stringify(factsIn(html)),
    }));
  drawnHarmless.set(name, drawn);
  return drawn;
}

describe.each(pages)('any text on the page %s', (name, params) => {
  test.each(hostileTexts)('is text: %s', async (text) => {
    const harmless = await harmlessOf(name, params);
    const html = await htmlOf(name, params, { answers: answersSaying(text) });
    expect(structureOf(html)).toEqual(harmless.structure);
    expect(html).toMatch(literally(text));
    expect(factsIn(html)).toEqual(
      JSON.parse(harmless.facts.replaceAll('"Ein Wort"', () => JSON.stringify(text))),
    );
    expect(html.match(/<script(?![^>]* (src=|type="application\/(ld\+)?json"))/g)).toHaveLength(1);
  });
});

test.each(hostileTargets)('nothing leads to %s', async (target) => {
  const [text, , , , , call] = aPublicPage().blocks;
  const page = aPublicPage({
    blocks: [
      { ...text, content: [{ type: 'paragraph', content: [{ text: 'dorthin', link: target }] }] },
      { ...call, target },
    ] as never,
  });
  const html = await htmlOf(
    'guide',
    { slug: 'co2-fussabdruck-senken' },
    {
      answers: {
        '/frontend/metra-lite': { goals: [], industries: [], sizes: [], motivations: [] },
        '/landing-pages/co2-fussabdruck-senken': page,
      },
    },
  );
  const shown = html.slice(0, html.indexOf('id="page-state"'));
  expect(shown).toContain('dorthin');
  expect(shown).not.toContain(inHtml(target));
});

test('the picture of a page gets its texts unchanged', async () => {
  for (const text of hostileTexts) {
    const card = await rendering.cardOf(
      asked('guide', { slug: 'co2-fussabdruck-senken' }, { answers: answersSaying(text) }),
    );
    expect(card).toMatchObject({ title: text, label: 'Umwelt', sector: 'e' });
    expect(card?.address).toMatch(/^\/og\/landing-pages\/co2-fussabdruck-senken\/[0-9a-f]{16}\.png$/);
  }
});

test.each(hostileTargets)('no organisation leads its visitors to %s', async (target) => {
  const answers: Answers = {
    ...marketAnswers(),
    '/offers/7': anOffer({ contact: { name: null, email: null, phone: target, website: target } }),
    '/organisations/4': anOrganisation({ website: target, phone: target }),
  };
  for (const [name, params] of [
    ['offer', { offerId: '7' }],
    ['organisation', { slug: 'lichtquell' }],
  ] as const) {
    const html = await htmlOf(name, params, { answers });
    const shown = html.slice(html.indexOf('<main'), html.indexOf('id="page-state"'));
    if (!/^http:/.test(target)) expect(shown).not.toContain(`href="${inHtml(target)}`);
    expect(shown).not.toMatch(/href="\s*(javascript|data|vbscript|file|blob):/i);
  }
});
