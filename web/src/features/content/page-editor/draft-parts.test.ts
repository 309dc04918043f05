import { expect, test } from 'vitest';
import { aPageContent, aTextBlock } from '../../../../test/content-builders.ts';
import { clashes, comparableParts, contentOf, merged } from './draft-parts.ts';

const base = aPageContent();
const texts = base.translations;

test('changes of two people in different parts are both kept', () => {
  const mine = aPageContent({ translations: { ...texts, de: { ...texts.de, title: 'Strom' } } });
  const theirs = aPageContent({ blocks: [aTextBlock('a', 'anders'), aTextBlock('c'), aTextBlock('b')] });
  expect(clashes({ base, mine, theirs })).toEqual([]);
  expect(merged({ base, mine, theirs })).toEqual({ ...theirs, translations: mine.translations });
});

test('the same text changed by both is for a person to decide', () => {
  const mine = aPageContent({ blocks: [aTextBlock('a', 'meins'), aTextBlock('b')] });
  const theirs = aPageContent({ blocks: [aTextBlock('a', 'ihres'), aTextBlock('b')] });
  expect(clashes({ base, mine, theirs })).toEqual(['block:a']);
});

test('a block that one removed and the other changed is for a person to decide', () => {
  const mine = aPageContent({ blocks: [aTextBlock('b')] });
  const theirs = aPageContent({ blocks: [aTextBlock('a', 'ihres'), aTextBlock('b')] });
  expect(clashes({ base, mine, theirs })).toEqual(['block:a']);
  const { theirs: chosen } = comparableParts({ base, mine, theirs });
  expect(contentOf(chosen, { base, mine, theirs })).toEqual(theirs);
});

test('what one added and the other removed is added and removed', () => {
  const mine = aPageContent({ blocks: [aTextBlock('a'), aTextBlock('n'), aTextBlock('b')] });
  const theirs = aPageContent({ blocks: [aTextBlock('b')] });
  const ids = merged({ base, mine, theirs }).blocks.map(({ id }) => id);
  expect(ids).toEqual(['n', 'b']);
});

test('what nobody else changed stays exactly as it was written', () => {
  const mine = aPageContent({ imageId: 4, blocks: [aTextBlock('b'), aTextBlock('a', 'neu')] });
  expect(merged({ base, mine, theirs: base })).toEqual(mine);
});
