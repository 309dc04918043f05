import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createS3Store } from './s3-store.ts';

const credentials = { accessKeyId: 'metra', secretAccessKey: 'a secret/with+signs', region: 'eu-central-1' };
const objects = new Map<string, Buffer>();
let failNext = 0;
let server: Server;
let temporaryFolder: string;

const store = (secretAccessKey = credentials.secretAccessKey) =>
  createS3Store({
    ...credentials,
    secretAccessKey,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bucket: 'bucket',
    temporaryFolder,
  });

/** Checks a request as a storage does (AWS Signature Version 4), written from its specification. */
function signatureOf(request: IncomingMessage): string {
  const authorization = request.headers.authorization ?? '';
  const scope = /Credential=metra\/([^,]+)/.exec(authorization)?.[1] ?? '';
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const canonical = [
    request.method,
    request.url,
    '',
    ...signed.map((name) => `${name}:${request.headers[name]}`),
    '',
    signed.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (previous, part) => createHmac('sha256', previous).update(part).digest(),
      `AWS4${credentials.secretAccessKey}`,
    );
  return createHmac('sha256', key).update(text).digest('hex');
}

async function answer(request: IncomingMessage): Promise<[number, (string | Buffer)?]> {
  const body = await buffer(request);
  if (failNext > 0) {
    failNext -= 1;
    return [500, '<Error><Code>InternalError</Code></Error>'];
  }
  if (!request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`)) {
    return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
  }
  const url = request.url ?? '';
  if (request.method === 'PUT') {
    if (request.headers['content-length'] !== String(body.length)) return [411];
    const hash = createHash('sha256').update(body).digest('hex');
    if (request.headers['x-amz-content-sha256'] !== hash) return [400];
    objects.set(url, body);
    return [200];
  }
  const found = objects.get(url);
  if (request.method === 'DELETE') return [objects.delete(url) ? 204 : 404];
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (found && from && to) return [206, found.subarray(Number(from), Number(to) + 1)];
  return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
}

beforeAll(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'metra-s3-'));
  server = createServer((request, response) => {
    void answer(request).then(([status, content]) => response.writeHead(status).end(content));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  failNext = 0;
});
afterAll(async () => {
  server.close();
  await rm(temporaryFolder, { recursive: true, force: true });
});

test('keeps a file in the bucket under a signed address and removes it again', async () => {
  const bytes = Buffer.alloc(300_000, 'Maßstab');
  const { key, size, checksum } = await store().put(Readable.from([bytes]));
  expect(size).toBe(bytes.length);
  expect(checksum).toEqual(createHash('sha256').update(bytes).digest());
  expect([...objects.keys()]).toEqual([`/bucket/${key}`]);
  expect(await buffer(await store().open(key))).toEqual(bytes);

  await store().remove(key);
  await store().remove(key);
  await expect(store().open(key)).rejects.toMatchObject({ key: 'not_found.object' });
  expect(await readdir(temporaryFolder)).toEqual([]);
});

test('tries again when the storage stumbles', async () => {
  failNext = 2;
  const { key } = await store().put(Readable.from([Buffer.from('again')]));
  failNext = 1;
  expect((await buffer(await store().open(key))).toString()).toBe('again');
});

test('says what the storage refused, and no key leaves the bucket', async () => {
  const put = store('another secret').put(Readable.from([Buffer.from('x')]));
  await expect(put).rejects.toMatchObject({
    key: 'service.unavailable',
    cause: { message: 'The file storage answered 403 (SignatureDoesNotMatch)' },
  });
  await expect(store().open('../other-bucket/file')).rejects.toMatchObject({ key: 'not_found.object' });
});

test('is not available while nobody answers, and leaves nothing behind', async () => {
  const nobody = createS3Store({
    ...credentials,
    endpoint: 'http://127.0.0.1:9',
    bucket: 'bucket',
    temporaryFolder,
  });
  const away = { key: 'service.unavailable', status: 503 };
  await expect(nobody.put(Readable.from([Buffer.from('x')]))).rejects.toMatchObject(away);
  await expect(nobody.open('0'.repeat(40))).rejects.toMatchObject(away);
  expect(await readdir(temporaryFolder)).toEqual([]);
});
