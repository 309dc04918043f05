import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The contract says what the server answers, queries what is made of it. */
const SOURCES = ['contract/src/**/*.ts', 'web/src/**/*.queries.ts', 'web/src/lib/api/operation-query.ts'];

/**
 * A name for the shapes that answers have in this version: what a browser has kept in other shapes is not read. It
 * stays the same as long as they do, so that a new version does not rename the file it stands in for nothing.
 */
export function shapesOfAnswers(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
