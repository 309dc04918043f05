import { expect, test } from 'vitest';
import { changesIn } from './changes.ts';

test('a text that was changed is told by itself, without what stands beside it', () => {
  const texts = (name: string) => ({
    translations: { de: { name, description: 'Bleibt' }, en: { name: 'Kept' } },
  });
  expect(changesIn({ before: texts('Alt'), after: texts('Neu') })).toEqual([
    { field: 'translations.de.name', before: 'Alt', after: 'Neu' },
  ]);
});

test('what was nothing, became nothing, or is a list', () => {
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

test('entries that tell no before and after have no changes', () => {
  expect(changesIn({ why: 'so' })).toEqual([]);
  expect(changesIn({ after: [3, 1] })).toEqual([{ field: 'value', before: null, after: '3, 1' }]);
});
