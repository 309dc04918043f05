import { expect, test } from 'vitest';
import { changesIn } from './changes.ts';

test('a changed text is listed without the texts beside it', () => {
  const texts = (name: string) => ({
    translations: { de: { name, description: 'Bleibt' }, en: { name: 'Kept' } },
  });
  expect(changesIn({ before: texts('Alt'), after: texts('Neu') })).toEqual([
    { field: 'translations.de.name', before: 'Alt', after: 'Neu' },
  ]);
});

test('values that were or became null, and lists', () => {
  expect(
    changesIn({
      before: { formula: null, unit: 'kWh', tags: ['a'], parts: [{ id: 1 }] },
      after: { formula: { expression: 'kpi(strom)' }, unit: null, tags: ['a', 'b'], parts: [] },
    }),
  ).toEqual([
    { field: 'formula.expression', before: null, after: 'kpi(strom)' },
    { field: 'parts', before: '{"id":1}', after: '' },
    { field: 'tags', before: 'a', after: 'a, b' },
    { field: 'unit', before: 'kWh', after: null },
  ]);
});

test('entries without before and after have no changes', () => {
  expect(changesIn({ why: 'so' })).toEqual([]);
  expect(changesIn({ after: [3, 1] })).toEqual([{ field: 'value', before: null, after: '3, 1' }]);
});
