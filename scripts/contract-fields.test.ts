import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/core/operation';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { repositoryFiles, textOf } from './source-files.ts';

const sources = repositoryFiles()
  .filter((file) => /^server\/src\/(modules|platform)\/.*(?<!\.test)\.ts$/.test(file))
  .map((file) => ({ file, text: textOf(file) }))
  .map(({ file, text }) => ({ file, text, words: new Set(text.match(/\w+/g)) }));

const moduleOf = (file: string) => file.split('/').slice(0, 4).join('/');
const serves = (text: string, group: string) =>
  new RegExp(`import[^;]*\\b${group}\\b[^;]*from '@metra/contract`).test(text);

/** Returns the sources of the modules that serve a group of operations. `listPage` reads every list. */
function sourcesOf(group: string) {
  const modules = new Set(
    sources.filter(({ text }) => serves(text, group)).map(({ file }) => moduleOf(file)),
  );
  return sources.filter(
    ({ file }) => modules.has(moduleOf(file)) || file.startsWith('server/src/platform/database/'),
  );
}

/** A field with a single allowed value is skipped, because the contract itself checks it. */
const fieldsOf = ({ query, body }: Operation): string[] =>
  [query, body].flatMap((shape) =>
    shape instanceof z.ZodObject
      ? Object.entries(shape.shape).flatMap(([name, field]) => (field instanceof z.ZodLiteral ? [] : [name]))
      : [],
  );

const groupOf = ({ id }: { id: string }) => id.split('.')[0] ?? '';
const taking = [...operationsOf(contract)].filter(({ operation }) => fieldsOf(operation).length > 0);
const groups = Object.entries(Object.groupBy(taking, groupOf)).map(([group, those = []]) => ({
  group,
  those,
}));

describe.each(groups)('the fields that can be sent to $group', ({ group, those }) => {
  const theirs = sourcesOf(group);
  const isRead = (field: string) => theirs.some(({ words }) => words.has(field));

  test.each(those)('$id is read by its module', ({ operation }) => {
    expect(fieldsOf(operation).filter((field) => !isRead(field))).toEqual([]);
  });
});
