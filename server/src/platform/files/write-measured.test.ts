import { pbkdf2 } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeMeasured } from './write-measured.ts';

/** Node opens files in four threads. While they are busy, opening a file waits. */
const busyThreads = () =>
  Promise.all(Array.from({ length: 4 }, () => promisify(pbkdf2)('word', 'salt', 100_000, 64, 'sha512')));

test('a file whose content breaks off at once does not appear after it was removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-measured-'));
  const path = join(folder, 'file');
  const busy = busyThreads();
  const content = (async function* () {
    yield Buffer.from('half of');
    throw new Error('the line is dead');
  })();
  await expect(writeMeasured(path, content)).rejects.toThrow('the line is dead');
  rmSync(path, { force: true });
  await busy;
  expect(existsSync(path)).toBe(false);
  rmSync(folder, { recursive: true });
});
