import type { Block } from '@metra/contract/shapes/content-blocks';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aPageContent, aParagraph, aSlug, aTextBlock } from '../../../test/factories/content.ts';
import { scriptPayloads } from '../../../test/values/script-payloads.ts';

let app: TestApp;
let editor: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

async function send(body: unknown): Promise<{ status: number; error: string; fields: string[] }> {
  const response = await app.fetch('/api/v1/admin/landing-pages', {
    method: 'POST',
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  return {
    status: response.status,
    error: answer.error,
    fields: (answer.fields ?? []).map(({ path }: { path: string }) => path),
  };
}

const withBlocks = (...blocks: unknown[]) => ({
  slug: aSlug(),
  content: { ...aPageContent(), blocks },
});
const text = aTextBlock('x');

describe('invalid content of a page is refused in the usual shape of errors', () => {
  test('a thousand blocks', async () => {
    expect(await send(withBlocks(...Array.from({ length: 1000 }, () => text)))).toEqual({
      status: 400,
      error: 'input.invalid',
      fields: ['content/blocks'],
    });
  });

  test.each<[string, unknown]>([
    ['a block that is none', null],
    ['a list as a block', [text]],
    ['a type nobody knows', { ...text, type: 'html', html: '<b>x</b>' }],
    ['a type that is no text', { ...text, type: { toString: 'text' } }],
    ['a field of its own', { ...text, onload: 'alert(1)' }],
    ['a length that is none', { ...text, translations: { length: { toString: 0 } } }],
    ['a third language', { ...text, translations: { ...text, fr: {} } }],
    ['a script as a link', { ...aCallToAction('javascript:alert(1)') }],
    ['another site without a scheme', { ...aCallToAction('//evil.example') }],
    ['a link with a line in it', { ...aCallToAction('/a\nb') }],
    ['a data address', { ...aCallToAction('data:text/html,x') }],
    ['a picture by its name', { id: 'i', type: 'image', imageId: '1', translations: captions('x') }],
    ['a picture that is nobody’s', { id: 'i', type: 'image', imageId: 999_999, translations: captions('x') }],
    ['half a character', aTextBlock('\ud800')],
    ['a sign that cannot be stored', aTextBlock('a\0b')],
  ])('%s', async (_, block) => {
    const { status, error, fields } = await send(withBlocks(block));
    expect([status, error]).toEqual([400, 'input.invalid']);
    expect(fields.length).toBeGreaterThan(0);
  });

  test('names of object prototypes, and endless nesting', async () => {
    const { slug, content } = withBlocks(text);
    const poisoned = JSON.stringify({ slug, content }).replace('"blocks"', '"__proto__":{"x":1},"blocks"');
    expect((await send(poisoned)).status).toBe(400);
    const constructed = JSON.stringify({ slug, content }).replace(
      '"blocks"',
      '"constructor":{"prototype":{"x":1}},"blocks"',
    );
    expect((await send(constructed)).status).toBe(400);
    expect(Reflect.get({}, 'x')).toBeUndefined();
    const deep = `{"slug":"${slug}","content":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    expect(await send(deep)).toMatchObject({ status: 400, error: 'input.malformed' });
  });
});

const captions = (caption: string) => ({ de: { caption }, en: { caption } });

function aCallToAction(target: string) {
  const texts = { title: 'x', text: 'x', label: 'x' };
  return { id: 'c', type: 'callToAction', target, translations: { de: texts, en: texts } };
}

/** A page that contains the given text in every field that is long enough. */
function pageFullOf(said: string): PageContent {
  const both = <T>(texts: T) => ({ de: texts, en: texts });
  const short = said.slice(0, 20);
  const blocks: Block[] = [
    aTextBlock(said),
    {
      id: 'list',
      type: 'text',
      condition: null,
      emphasis: true,
      translations: both({
        content: [
          ...aParagraph(said),
          { type: 'heading', level: 2, content: [{ text: said, bold: true }] },
          { type: 'list', ordered: true, items: [[{ text: said, italic: true }]] },
          { type: 'lines', items: [[{ text: said, link: '/x' }]] },
        ],
      }),
    },
    { id: 'quote', type: 'quote', person: said, translations: both({ text: said, role: said }) },
    {
      id: 'numbers',
      type: 'numbers',
      items: [{ source: said, translations: both({ value: short, unit: short, label: said }) }],
    },
    {
      id: 'call',
      type: 'callToAction',
      target: '/register',
      translations: both({ title: said, text: said, label: said.slice(0, 60) }),
    },
    { id: 'questions', type: 'questions', items: [{ translations: both({ question: said, answer: said }) }] },
  ];
  return {
    translations: both({ title: said, teaser: said, metaDescription: said }),
    imageId: null,
    blocks,
  };
}

test.each(scriptPayloads)('%s stays text, letter for letter, and nothing else', async (payload) => {
  const { client } = editor;
  const content = pageFullOf(payload);
  const page = await client.landingPagesAdmin.create({ body: { slug: aSlug(), content } });
  expect(page.content).toEqual(content);
  await client.landingPagesAdmin.publish({ params: { id: page.id }, body: { version: page.version } });
  const response = await app.fetch(`/api/v1/landing-pages/${page.slug}`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const read = await response.json();
  expect(read).toMatchObject({ title: payload, teaser: payload, metaDescription: payload });
  expect(read.blocks[0].content).toEqual(aParagraph(payload));
  expect(read.blocks[2]).toMatchObject({ text: payload, person: payload, role: payload });
  expect(read.blocks[3].items[0]).toMatchObject({ label: payload, source: payload });
  expect(read.blocks[5].items).toEqual([{ question: payload, answer: payload }]);
});
