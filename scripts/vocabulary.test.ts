import { expect, test } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/**
 * Words that once meant several things, or that only those who were there understood, with the word of the trade that
 * stands in their place (docs/domain-language.md).
 */
const retired: readonly (readonly [word: RegExp, instead: string])[] = [
  [
    /(?<![</])\bfigures?\b(?!>)|Figure/,
    'KPI (the definition), record (what was entered) or value (the number)',
  ],
  [/\bstanding\b|Standing/, 'status of a goal, state or phase of a subscription'],
  [/\bfate\b|Fate/, 'outcome'],
  [/\bshel(f|ves)\b|Shelf/i, 'cache'],
  [/post-?office/i, 'mailer'],
  [
    /\bwoven\b|\bgrowTree\b|\baskAhead\b|\bletHold\b|\breadWish\b|keep[A-Z]\w*True/,
    'a verb for what it does',
  ],
];

const isCode = (file: string) =>
  /^(contract|server|web|e2e|bench)\/.*\.(ts|tsx|css)$/.test(file) && !/\.gen\.ts$/.test(file);

/** Without texts for people, words that files of others may contain, and comments, which speak ordinary English. */
const namesIn = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ' ').replace(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g, ' ');

const code = repositoryFiles()
  .filter(isCode)
  .map((file) => ({ file, names: namesIn(textOf(file)) }));

test.each(retired)('%s is not used in names: say %s', (word) => {
  const found = code.filter(({ file, names }) => word.test(file) || word.test(names));
  expect(found.map(({ file }) => file)).toEqual([]);
});
