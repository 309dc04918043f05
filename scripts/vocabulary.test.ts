import { describe, expect, test } from 'vitest';
import { commentsIn, fragmentsIn } from './comments.ts';
import { repositoryFiles, textOf } from './source-files.ts';

type Retired = readonly (readonly [word: RegExp, instead: string])[];

/** These words had several meanings or were metaphors (docs/domain-language.md). They are retired everywhere. */
const retiredWords: Retired = [
  [
    /(?<![</])\bfigures?\b(?!>)|Figure/,
    'KPI (the definition), record (what was entered) or value (the number)',
  ],
  [/\bstanding\b|Standing/, 'status of a goal, state or phase of a subscription'],
  [/\bfate\b|Fate/, 'outcome'],
  [/\bshel(f|ves)\b|Shelf/i, 'cache'],
  [/post-?office/i, 'mailer'],
  [/\bwoven\b/, 'a verb for what it does'],
];

/** Ordinary sentences may contain these words, but names may not. */
const retiredNames: Retired = [
  [/\bgrowTree\b|\baskAhead\b|\bletHold\b|\breadWish\b|keep[A-Z]\w*True/, 'a verb for what it does'],
  [/\bdecideAgain|\bconfirmOpening\b/, 'rerunGuardsIf, revalidateAccess'],
  [/\bdoors?\b/, 'guard'],
  [/\brooms\b|RoomError|guardRooms|currentRoom/, 'admin page'],
  [/\bisMeant\b/, 'isConfirmed'],
  [/\bactOnOne\b|act-on-one/, 'runSingleAccountAction'],
  [/inSomeonesName|in-someones-name/, 'impersonation'],
  [/\borUndone\b/, 'withSavepoint'],
  [/\bonBehalfOf/, 'runAsTenant, runAsSystem'],
  [/\bsortOut\b|\boutcomesOf\b/, 'partitionBulkItems, previewBulkItems'],
  [/\boncePer[A-Z]?/, 'memoizeByObject, memoizeByLanguage'],
  [/\bBeyondLimits\b/, 'LimitExceededError'],
  [/\bburyDead/, 'archiveDeadJobs'],
  [/\bwritten(Store|Views)\b/, 'reportTextStore, reportTextViews'],
  [/[kK]eptBack|kept-back/, 'sensitive'],
  [/\bspeaksFor\b/, 'coverageWithin'],
  [/\bbroughtToNow\b/, 'shiftToToday'],
];

const isCode = (file: string) =>
  /^(contract|server|web|e2e|bench)\/.*\.(ts|tsx|css)$/.test(file) && !/\.gen\.ts$/.test(file);
const isCommented = (file: string) =>
  /^(contract|server|web|e2e|bench|pictures|scripts)\/.*\.(tsx?|m?js)$/.test(file) &&
  !/\.gen\.ts$/.test(file);
const isDocument = (file: string) => /\.md$/.test(file) && file !== 'docs/domain-language.md';

/** Texts for people and quoted words of other programs are not names. */
const namesIn = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ' ').replace(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g, ' ');

const TEST_NAME = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g;
const testNamesIn = (file: string, code: string): string[] =>
  /\.(test|spec)\.tsx?$/.test(file) ? [...code.matchAll(TEST_NAME)].map(([, , name = '']) => name) : [];

const files = repositoryFiles();
const code = files.filter(isCode).map((file) => ({ file, names: namesIn(textOf(file)) }));
const commented = files.filter(isCommented).map((file) => {
  const text = textOf(file);
  return { file, comments: commentsIn(text), testNames: testNamesIn(file, text) };
});

const listOf = (found: readonly { file: string }[]) => found.map(({ file }) => file);

describe('retired words', () => {
  test.each([...retiredWords, ...retiredNames])('%s is not used in names: say %s', (word) => {
    expect(listOf(code.filter(({ file, names }) => word.test(file) || word.test(names)))).toEqual([]);
  });

  /** The pictures have figures in the usual sense of the word. */
  const prose = commented.filter(({ file }) => !/^pictures\/|vocabulary\.test/.test(file));

  test.each(retiredWords)('%s is not used in comments and test names: say %s', (word) => {
    const uses = (text: string) => word.test(text.replace(/`[^`]*`/g, ''));
    expect(listOf(prose.filter(({ comments, testNames }) => [...comments, ...testNames].some(uses)))).toEqual(
      [],
    );
  });

  test.each(retiredWords)('%s is not used in documents: say %s', (word) => {
    const uses = (text: string) => word.test(text.replace(/```[\s\S]*?```|`[^`]*`/g, ''));
    expect(files.filter(isDocument).filter((file) => uses(textOf(file)))).toEqual([]);
  });
});

describe('a comment', () => {
  test('is a sentence with a subject', () => {
    const found = commented.flatMap(({ file, comments }) =>
      comments.flatMap(fragmentsIn).map((fragment) => `${file}: ${fragment}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['As they were sent.', 1],
    ['Also a deleted one.', 1],
    ['What the server has. The rest is a sentence.', 1],
    ['Without its details.', 1],
    ['Without a target the line ends.', 0],
    ['While it waits, the button is disabled.', 0],
    ['The server has sent it.', 0],
  ])('"%s" has %i parts without a subject', (comment, count) => {
    expect(fragmentsIn(comment)).toHaveLength(count);
  });

  test('is found beside texts that look like one', () => {
    const code =
      "const a = '// no'; // A first\n// line.\nconst b = `/* $1 */`; /** A second. */ const c = /\\/\\//;";
    expect(commentsIn(code)).toEqual(['A first line.', 'A second.']);
  });
});
