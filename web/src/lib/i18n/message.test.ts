import { TolgeeCore } from '@tolgee/core';
import { FormatIcu } from '@tolgee/format-icu';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMessage, writeMessage } from './message.ts';

const written = (text: string, values: Record<string, unknown>) =>
  writeMessage(readMessage(text), { argumentOf: (name) => values[name], writeNumber: String });

describe('messages', () => {
  test.each([
    ['Kein Argument', {}, 'Kein Argument'],
    ['{from} bis { to }', { from: 1, to: 'drei' }, '1 bis drei'],
    ['{n, plural, =0 {nichts} one {ein Ziel} other {# Ziele}}', { n: 0 }, 'nichts'],
    ['{n, plural, =0 {nichts} one {ein Ziel} other {# Ziele}}', { n: 1 }, 'ein Ziel'],
    ['{n, plural, =0 {nichts} one {ein Ziel} other {# Ziele}}', { n: 7 }, '7 Ziele'],
    ['{n, plural, =2 {zwei} one {eins {name}} other {viele von {name}}}.', { n: 2, name: 'A' }, 'zwei.'],
    ['{n, plural, one {eins} other {# von {k, select, a {A} other {B}}}}', { n: 3, k: 'a' }, '3 von A'],
    ['{k, select, a {erster} other {anderer}} #1', { k: 'c' }, 'anderer #1'],
  ])('%s', (text, values, expected) => {
    expect(written(text, values)).toBe(expected);
  });

  test.each(['{', '}', '{name', '{n, plural, one {x}}', '{n, date}', 'a } b', '{n, plural, other {x}'])(
    '%s is none',
    (text) => {
      expect(() => readMessage(text)).toThrow('This message cannot be read');
    },
  );

  test('are read as ICU reads them, however they are put together', () => {
    const icu = TolgeeCore()
      .use(FormatIcu())
      .init({ language: 'de', onFormatError: () => 'broken' });
    // Quotes and tags are left out, because only ICU understands them.
    const words = fc.stringMatching(/^[a-zäöüß0-9 .,:;#=–„“%]{0,12}$/);
    const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
      message: fc.array(tie('part'), { maxLength: 3 }).map((parts) => parts.join('')),
      part: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        words,
        fc.constantFrom('{a}', '{ b }'),
        fc
          .tuple(tie('message'), tie('message'), tie('message'))
          .map(([none, one, other]) => `{n, plural, =0 {${none}} one {${one}} other {${other}}}`),
        fc
          .tuple(tie('message'), tie('message'))
          .map(([first, other]) => `{k, select, first {${first}} other {${other}}}`),
      ),
    }));
    const values = fc.record({
      a: words,
      b: fc.nat(),
      n: fc.nat(5),
      k: fc.constantFrom('first', 'second'),
    });
    fc.assert(
      fc.property(message, values, (text, params) => {
        icu.addStaticData({ de: { text } });
        expect(written(text, params)).toBe(icu.t({ key: 'text', params }));
      }),
      { numRuns: 500 },
    );
  });
});
