import { describe, expect, test } from 'vitest';
import { sourceTexts, unusedExports } from './unused-exports.ts';

test('another file of the product imports every export; a use in tests alone does not count', () => {
  expect(unusedExports(sourceTexts()).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

const names = (files: Record<string, string>) =>
  unusedExports(new Map(Object.entries(files))).map(({ name }) => name);

describe('an unused export', () => {
  test('is one that nobody imports, or only a test', () => {
    const files = {
      'web/src/lib/a.ts': 'export const used = 1;\nexport function dead() {}\nexport const testedOnly = 2;',
      'web/src/lib/b.ts': "import { used as mine } from './a.ts';\n// import { dead } from './a.ts';",
      'web/src/lib/a.test.ts': "import { testedOnly } from './a.ts';",
    };
    expect(names(files)).toEqual(['dead', 'testedOnly']);
  });

  test('is a value that only its own file uses, unless tests look at it directly', () => {
    const files = {
      'web/src/lib/a.ts': 'export const step = 1;\nexport const limit = 2;\nconsole.log(step + limit);',
      'web/src/lib/a.test.ts': "import { limit } from './a.ts';",
    };
    expect(names(files)).toEqual(['step']);
  });

  test('is not a type that the own exports speak of, nor what is imported lazily or through a package', () => {
    const files = {
      'web/src/lib/a.ts':
        'export interface Options { a: 1 }\nexport const open = (options: Options) => options;',
      'web/src/lib/b.ts': "const { open } = await import('./a.ts');",
      'contract/src/goals.ts': 'export const Goal = 1;\nexport type Goal = number;\nexport type Gone = 1;',
      'server/src/c.ts': "import type { Goal } from '@metra/contract/goals';",
    };
    expect(names(files)).toEqual(['Gone']);
  });
});
