import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/operation';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { repositoryFiles, textOf } from './source-files.ts';

const sources = repositoryFiles()
  .filter((file) => /^server\/src\/(modules|platform)\/.*(?<!\.test)\.ts$/.test(file))
  .map((file) => ({ file, text: textOf(file) }));

const moduleOf = (file: string) => file.split('/').slice(0, 4).join('/');
const serves = (text: string, group: string) =>
  new RegExp(`import[^;]*\\b${group}\\b[^;]*from '@metra/contract`).test(text);

/** What the modules that serve a group of operations say; every list is read by `listPage`. */
function wordsOfModules(group: string): Set<string> {
  const modules = new Set(
    sources.filter(({ text }) => serves(text, group)).map(({ file }) => moduleOf(file)),
  );
  const theirs = sources.filter(
    ({ file }) => modules.has(moduleOf(file)) || file.startsWith('server/src/platform/database/'),
  );
  return new Set(theirs.flatMap(({ text }) => text.match(/\w+/g) ?? []));
}

/** What can only have one value is checked by the contract: that the terms are accepted. */
const fieldsOf = ({ query, body }: Operation): string[] =>
  [query, body].flatMap((shape) =>
    shape instanceof z.ZodObject
      ? Object.entries(shape.shape).flatMap(([name, field]) => (field instanceof z.ZodLiteral ? [] : [name]))
      : [],
  );

test.each([...operationsOf(contract)].filter(({ operation }) => fieldsOf(operation).length > 0))(
  'whatever can be sent to $id is read by its module',
  ({ id, operation }) => {
    const words = wordsOfModules(id.split('.')[0] ?? '');
    expect(fieldsOf(operation).filter((field) => !words.has(field))).toEqual([]);
  },
);
