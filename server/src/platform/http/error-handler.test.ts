import { createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { toDomainError } from './error-handler.ts';

/** Linux has a device that is always full. */
const fullDisk = '/dev/full';

test.runIf(existsSync(fullDisk))('a full disk is the machine’s trouble, and may be over soon', async () => {
  const error = await pipeline(['content'], createWriteStream(fullDisk)).catch((reason: unknown) => reason);
  expect(toDomainError(error)).toMatchObject({ key: 'service.unavailable', retryAfterSeconds: 30 });
});

test('an unexpected error is a server error', () => {
  expect(toDomainError(new TypeError('x is undefined'))).toMatchObject({ key: 'internal.unexpected' });
});
