import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TolgeeCore } from '@tolgee/core';
import { FormatIcu } from '@tolgee/format-icu';
import { describe, expect, test } from 'vitest';
import { germanWords } from '../design-system/behaviour/words.ts';
import { createTolgee } from '../lib/i18n/tolgee.ts';

const folder = import.meta.dirname;
const errorTexts = join(folder, '../../../contract/src/error-texts');

type Texts = Record<string, string>;
const read = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8'));

const namespaces = readdirSync(join(folder, 'de')).map((file) => file.replace('.json', ''));
const files = [
  ...namespaces.map((name) => ({
    name,
    de: read(join(folder, 'de', `${name}.json`)),
    en: read(join(folder, 'en', `${name}.json`)),
  })),
  { name: 'api.exceptions', de: read(join(errorTexts, 'de.json')), en: read(join(errorTexts, 'en.json')) },
];

/** The arguments of a message are `{name}` and `{count, plural, …}`, but not the words of `one {is}`. */
function argumentsOf(message: string): string[] {
  const names = [...message.matchAll(/(?<![,}] (?:one|other|true|=\d+) )\{\s*(\w+)\s*[,}]/g)];
  return [...new Set(names.flatMap(([, name]) => name ?? []))].toSorted();
}

const icu = TolgeeCore()
  .use(FormatIcu())
  .init({ language: 'de', onFormatError: (error) => `broken: ${error}` });
const ours = createTolgee('de', {});

const numbers = [0, 1, 2, 3, 5, 1234];

function readings(message: string, language: string): { byIcu: unknown[]; byUs: unknown[] } {
  const names = argumentsOf(message);
  const readBy = (tolgee: typeof icu) => {
    tolgee.addStaticData({ [language]: { message } });
    return numbers.map((number) =>
      tolgee.t({
        key: 'message',
        language,
        params: Object.fromEntries(names.map((name) => [name, number])),
      }),
    );
  };
  return { byIcu: readBy(icu), byUs: readBy(ours) };
}

function isWellFormed(message: string, language: string): boolean {
  const { byIcu, byUs } = readings(message, language);
  return byIcu.every((text, index) => text === byUs[index] && !String(text).startsWith('broken'));
}

test('both languages have the same namespaces', () => {
  expect(readdirSync(join(folder, 'en')).toSorted()).toEqual(readdirSync(join(folder, 'de')).toSorted());
});

test('English calls a Kennzahl KPI everywhere, as the tables that leave with it do', () => {
  const others = files.flatMap(({ name, en }) =>
    Object.entries(en).flatMap(([key, text]) => (/\bfigures?\b/i.test(text) ? `${name}.${key}` : [])),
  );
  expect(others).toEqual([]);
});

describe.each(files)('$name', ({ de, en }) => {
  test('has the same keys in both languages', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(de).toSorted());
  });

  test('asks for the same arguments in both languages', () => {
    const different = Object.keys(de).filter(
      (key) => argumentsOf(de[key] ?? '').join() !== argumentsOf(en[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  test('has no empty and no broken text', () => {
    const broken = Object.entries({ de, en }).flatMap(([language, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => text.trim() === '' || !isWellFormed(text, language))
        .map(([key]) => `${language} ${key}`),
    );
    expect(broken).toEqual([]);
  });

  test('speaks calmly: no exclamation marks', () => {
    expect(
      Object.values({ ...de })
        .concat(Object.values(en))
        .filter((text) => text.includes('!')),
    ).toEqual([]);
  });
});

test('the design system says the same in German with and without the application', () => {
  const parts = files.find(({ name }) => name === 'parts')?.de ?? {};
  const plain = Object.entries(germanWords).filter(([, word]) => typeof word === 'string');
  expect(Object.fromEntries(plain.map(([name]) => [name, parts[name]]))).toEqual(Object.fromEntries(plain));
});
