import { Block } from '@metra/contract/shapes/content-blocks';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPageContent, aTextBlock } from '../../../test/factories/content.ts';
import { readDeliveredContent } from './delivered-content.ts';
import { publicBlocks, publicTexts } from './public-page.ts';
import { missingLanguages, publicationGaps } from './publication-gaps.ts';
import type { Variable } from './variables.ts';

const variable = (value: string, isRequired = true): Variable => ({
  setting: 'A_SETTING',
  isRequired,
  value: { de: value, en: value },
});
const variables = new Map([
  ['there', variable('Da')],
  ['needed', variable('')],
  ['optional', variable('', false)],
]);
const known = { variables, images: new Map() };
const gapsOf = (content: PageContent) => publicationGaps('LANDING', content, known);

const good = fc.constantFrom('Wort', 'Ein Satz.', 'mit {{there}}');
const odd = fc.constantFrom('', ' ', '{{needed}}', '{{optional}}', '{{nobody}}', '{{x');
const short = fc.oneof({ weight: 60, arbitrary: good }, { weight: 1, arbitrary: odd });
const pair = <T>(texts: fc.Arbitrary<T>) => fc.record({ de: texts, en: texts });
const richText = fc.array(
  fc.oneof(
    short.map((text) => ({ type: 'paragraph' as const, content: text ? [{ text }] : [] })),
    fc.array(short, { maxLength: 3 }).map((items) => ({
      type: 'list' as const,
      ordered: false,
      items: items.map((text) => (text ? [{ text }] : [])),
    })),
  ),
  { minLength: 1, maxLength: 3 },
);
const block: fc.Arbitrary<Block> = fc.oneof(
  pair(richText.map((content) => ({ content }))).map((translations) => ({
    id: 'a',
    type: 'text' as const,
    condition: null,
    emphasis: false,
    translations,
  })),
  fc.record({
    id: fc.constant('b'),
    type: fc.constant('quote' as const),
    person: short,
    translations: pair(fc.record({ text: short, role: short })),
  }),
  fc.record({
    id: fc.constant('c'),
    type: fc.constant('questions' as const),
    items: fc.array(
      pair(fc.record({ question: short, answer: short })).map((translations) => ({ translations })),
      { maxLength: 2 },
    ),
  }),
);
const page: fc.Arbitrary<PageContent> = fc.record({
  translations: pair(fc.record({ title: short, teaser: short, metaDescription: short })),
  imageId: fc.constant(null),
  blocks: fc.array(block, { minLength: 1, maxLength: 3 }),
});

describe('content without gaps', () => {
  test('says something everywhere, in both languages, and names nothing that is not there', () => {
    let whole = 0;
    fc.assert(
      fc.property(page, (content) => {
        if (gapsOf(content).length > 0) return;
        whole += 1;
        const read = (['de', 'en'] as const).map((language) => {
          const context = { language, ...known, questionnaires: new Map() };
          const { title, teaser, metaDescription } = publicTexts(content, context);
          for (const text of [title, teaser, metaDescription]) expect(text.trim()).not.toBe('');
          return publicBlocks(content, context);
        });
        const text = JSON.stringify(read);
        expect(text).not.toMatch(/\{\{|\}\}/);
        expect(text).not.toMatch(/"(question|answer|person|text)":" *"/);
      }),
      { numRuns: 1000 },
    );
    expect(whole).toBeGreaterThan(100);
  });

  test('is what the program delivers', () => {
    const { pages } = readDeliveredContent();
    for (const { kind, content } of pages) {
      for (const each of content.blocks) expect(Block.parse(each)).toEqual(each);
      const gaps = publicationGaps(kind, content, known).filter(
        ({ reason }) => reason !== 'UNKNOWN_VARIABLE',
      );
      expect(gaps).toEqual([]);
      expect(missingLanguages(kind, content)).toEqual([]);
    }
    expect(pages).toHaveLength(21);
  });
});

describe('a gap', () => {
  const withBlock = (each: Block) => gapsOf(aPageContent('x', { blocks: [each] }));

  test('is where a text is missing in one language', () => {
    expect(withBlock(aTextBlock('da', ' '))).toEqual([
      { path: 'blocks/0/translations/en/content', reason: 'MISSING_TEXT', name: null },
    ]);
    expect(missingLanguages('LANDING', aPageContent('x', { blocks: [aTextBlock('', 'there')] }))).toEqual([
      'de',
    ]);
  });

  test('is a block that says nothing, and a page without one', () => {
    expect(withBlock(aTextBlock(' '))).toMatchObject([{ path: 'blocks/0', reason: 'EMPTY_BLOCK' }]);
    expect(gapsOf(aPageContent('x', { blocks: [] }))).toMatchObject([{ reason: 'EMPTY_BLOCK' }]);
  });

  test('is a variable nobody knows, cut in two, or required and empty; not one that may be left out', () => {
    const reasons = (text: string) => new Set(withBlock(aTextBlock(text)).map(({ reason }) => reason));
    expect(reasons('{{nobody}}')).toEqual(new Set(['UNKNOWN_VARIABLE']));
    expect(reasons('{{the')).toEqual(new Set(['UNKNOWN_VARIABLE']));
    expect(reasons('{{needed}}')).toEqual(new Set(['EMPTY_VARIABLE']));
    expect(withBlock(aTextBlock('{{needed}}'))[0]?.name).toBe('A_SETTING');
    expect(reasons('{{optional}}')).toEqual(new Set());
    expect(gapsOf(aPageContent('{{optional}}')).map(({ reason }) => reason)).toContain('EMPTY_VARIABLE');
  });

  test('is not in a block that is not shown', () => {
    const hidden = { ...aTextBlock('{{needed}}'), condition: { variable: 'needed', is: 'SET' } } as Block;
    expect(withBlock(hidden)).toEqual([]);
    const odd = { ...aTextBlock('x'), condition: { variable: 'nobody', is: 'SET' } } as Block;
    expect(withBlock(odd)).toMatchObject([
      { path: 'blocks/0/condition/variable', reason: 'UNKNOWN_VARIABLE' },
    ]);
  });

  test('is a picture that is gone', () => {
    expect(gapsOf(aPageContent('x', { imageId: 7 }))).toMatchObject([
      { path: 'imageId', reason: 'MISSING_IMAGE' },
    ]);
  });
});
