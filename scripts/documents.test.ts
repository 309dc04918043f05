import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryFiles, root, textOf } from './source-files.ts';

const decisions = repositoryFiles().filter((file) => /^docs\/decisions\/\d/.test(file));
const linesOf = (file: string, pattern: RegExp) => textOf(file).match(pattern) ?? [];

describe('a decision', () => {
  test.each(decisions)('%s has its number, its three parts and a line in the index', (file) => {
    const [number = ''] = /\d{4}/.exec(file) ?? [];
    const [title = ''] = linesOf(file, /^# .+$/m);
    expect(title).toMatch(new RegExp(`^# ${number} \\S`));
    expect(linesOf(file, /^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
    const link = `[${number}](${file.split('/').at(-1)}) ${title.slice('# 0000 '.length)}`;
    expect(linesOf('docs/decisions/README.md', /^- .+$/gm)).toContain(`- ${link}`);
  });
});

describe('a commit', () => {
  /** Older commits do not follow the rule. */
  const since = '2026-11-19T00:00:00Z';
  const format = /^[a-z0-9][a-z0-9 ,./-]*: \S/;
  const mistakesIn = (subject: string) => !format.test(subject) || subject.length > 72;
  const subjects = existsSync(join(root, '.git'))
    ? execFileSync('git', ['log', '--no-merges', `--since=${since}`, '--format=%s'], {
        cwd: root,
        encoding: 'utf8',
      })
        .split('\n')
        .filter(Boolean)
    : [];

  test('has a subject of at most 72 characters that begins with an area', () => {
    expect(subjects.filter(mistakesIn)).toEqual([]);
    expect(mistakesIn('Add things')).toBe(true);
    expect(mistakesIn(`reports: ${'a'.repeat(64)}`)).toBe(true);
  });
});
