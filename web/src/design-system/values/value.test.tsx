import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DesignSystemWords, germanWords } from '../behaviour/words.ts';
import { Value } from './value.tsx';

afterEach(cleanup);

function textOf(props: Parameters<typeof Value>[0], language: 'de' | 'en' = 'de'): string {
  const words = language === 'de' ? germanWords : { ...germanWords, approximately: 'approx.' };
  const { container } = render(
    <DesignSystemWords value={{ words, language }}>
      <Value {...props} />
    </DesignSystemWords>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
}

test('an estimate says so before the number, in text and large', () => {
  expect(textOf({ value: 1234, unit: 'kWh', approximate: true })).toBe('ca. 1.234 kWh');
  expect(textOf({ value: 1234, unit: 'kWh', approximate: true, size: 'xl' })).toBe('ca. 1.234 kWh');
  expect(textOf({ value: 1234, unit: '€', approximate: true }, 'en')).toBe('approx. €1,234');
});

test('a missing value is no estimate', () => {
  expect(textOf({ value: null, unit: 'kWh', approximate: true, missing: 'dash' })).toBe('–');
  expect(textOf({ value: 1234, unit: 'kWh' })).toBe('1.234 kWh');
});
