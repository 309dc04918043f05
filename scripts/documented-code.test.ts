import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryFiles, root, textOf } from './source-files.ts';

/** A block of code in a document that names the file it is taken from: ```ts server/src/app.ts */
const excerpt = /^```\w+ (\S+\/\S+)\n([\s\S]*?)^```$/gm;

interface Excerpt {
  path: string;
  lines: string[];
}

const excerptsIn = (markdown: string): Excerpt[] =>
  [...markdown.matchAll(excerpt)].map(([, path = '', code = '']) => ({
    path,
    lines: code
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }));

/**
 * Returns the first line that is missing in the file or in the wrong order. The excerpt may leave lines out.
 */
function firstMissing(lines: readonly string[], source: string): string | undefined {
  const there = source.split('\n').map((line) => line.trim());
  let from = 0;
  for (const line of lines) {
    const found = there.indexOf(line, from);
    if (found < 0) return line;
    from = found + 1;
  }
  return undefined;
}

/**
 * Finds paths such as `server/src/app.ts` in a sentence. Patterns such as `web/src/features/<feature>` and
 * build folders are not files.
 */
const pathsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`((?:contract|pictures|server|web|e2e|bench|scripts|docs)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<>*{}…]/.test(path) && !path.startsWith('web/dist'));

/** Returns the anchors that GitHub creates: `#behind-a-proxy` for `## Behind a proxy`. */
const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the links of a document to files and headings that do not exist. */
function brokenLinks(document: string): string[] {
  const links = [...textOf(document).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsIn(textOf(target)).includes(anchor);
  });
}

const documents = repositoryFiles().filter((file) => file.endsWith('.md'));
const excerpts = documents.flatMap((document) =>
  excerptsIn(textOf(document)).map((found) => ({ document, ...found })),
);

describe('code in documents is what stands in the files', () => {
  test.each(excerpts)('$document: $path', ({ path, lines }) => {
    expect(existsSync(join(root, path))).toBe(true);
    expect(firstMissing(lines, textOf(path))).toBeUndefined();
  });

  test.each(documents)('every file and folder that %s names is there', (document) => {
    const gone = pathsIn(textOf(document)).filter((path) => !existsSync(join(root, path)));
    expect(gone).toEqual([]);
  });

  test.each(documents)('every link of %s leads somewhere', (document) =>
    expect(brokenLinks(document)).toEqual([]),
  );

  test('and a line that is gone is found', () => {
    expect(firstMissing(['one', 'two'], 'one\nsomething else\n  two')).toBeUndefined();
    expect(firstMissing(['two', 'one'], 'one\ntwo')).toBe('one');
  });
});
