import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Maps each test file to the hash of the inputs with which it last passed. */
export type PassedTests = Record<string, string>;

/** Hashes the contents of some files, in any order; it reads each file once. */
export function inputHasher(texts: ReadonlyMap<string, string>): (inputs: Iterable<string>) => string {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const byFile = new Map<string, string>();
  return (inputs) => {
    const lines = [...inputs].sort().map((file) => {
      const known = byFile.get(file) ?? hashOf(texts.get(file) ?? '');
      byFile.set(file, known);
      return `${file} ${known}`;
    });
    return hashOf([process.version, ...lines].join('\n'));
  };
}

export const readPassed = (path: string): PassedTests =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

export function writePassed(path: string, passed: PassedTests): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(passed));
}
