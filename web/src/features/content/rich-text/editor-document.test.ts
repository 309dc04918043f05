import { RichText, type TextRun } from '@metra/contract/shapes/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEditorDocument, tidied, toEditorDocument } from './editor-document.ts';

const run: fc.Arbitrary<TextRun> = fc
  .record(
    {
      text: fc
        .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
        .filter((text) => !text.includes('\0')),
      bold: fc.constant(true as const),
      italic: fc.constant(true as const),
      link: fc.constantFrom('/impressum', '#anker', 'https://example.org/a?b=c', 'mailto:a@b.de'),
    },
    { requiredKeys: ['text'] },
  )
  .map((made) => made as TextRun);
const runs = fc.array(run, { maxLength: 5 });
const items = fc.array(runs, { maxLength: 4 });
const richText: fc.Arbitrary<RichText> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('paragraph' as const), content: runs }),
    fc.record({
      type: fc.constant('heading' as const),
      level: fc.constantFrom(2 as const, 3 as const),
      content: runs,
    }),
    fc.record({ type: fc.constant('list' as const), ordered: fc.boolean(), items }),
    fc.record({ type: fc.constant('lines' as const), items }),
  ),
  { maxLength: 6 },
);

test('the editor returns a text unchanged', () => {
  fc.assert(
    fc.property(richText, (text) => {
      expect(fromEditorDocument(toEditorDocument(text))).toEqual(tidied(text));
    }),
  );
});

test('the contract accepts every text of the editor', () => {
  fc.assert(
    fc.property(richText, (text) => {
      const back = fromEditorDocument(toEditorDocument(text));
      expect(RichText.parse(back)).toEqual(back);
    }),
  );
});

test('tidying twice changes nothing more', () => {
  fc.assert(fc.property(richText, (text) => void expect(tidied(tidied(text))).toEqual(tidied(text))));
});

test('an empty text is a paragraph to write into, and nothing when it comes back', () => {
  expect(toEditorDocument([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(fromEditorDocument({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual([]);
});

test('a variable is plain text', () => {
  const text: RichText = [{ type: 'paragraph', content: [{ text: '{{seller.name}}, {{seller.street}}' }] }];
  expect(fromEditorDocument(toEditorDocument(text))).toEqual(text);
});

test('an element outside the schema is dropped', () => {
  const foreign = { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }, { type: 'paragraph' }] };
  expect(fromEditorDocument(foreign)).toEqual([]);
});
