import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/app/patience.ts';
import { countSeconds } from '../../../test/app/seconds-of-work.ts';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anUpload, aPdf, aResource, sendForm } from '../../../test/factories/resources.ts';
import { aSubscription } from '../../../test/factories/subscriptions.ts';
import { storedFiles } from '../../../test/readers/stored-files.ts';
import { uploadLimit } from '../../platform/files/receive-file.ts';
import { storageLimits } from './storage-limits.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform));
});

const pdf = (bytes = 100) => new File([aPdf('x'.repeat(bytes))], 'a.pdf');
const send = async (file: File, resource: unknown = {}, fileFirst = false) => {
  const response = await sendForm(app, katrin.token, { file, resource, fileFirst });
  return { status: response.status, body: await response.json() };
};
const unusedFiles = () => app.platform.database.kysely.selectFrom('unused_files').selectAll().execute();

/** A refused upload leaves no file, no part of one and no row. */
async function expectNothingLeft(kept: string[]): Promise<void> {
  await vi.waitFor(async () => {
    expect(await storedFiles(app)).toEqual({ kept, temporary: [] });
    expect(await unusedFiles()).toEqual([]);
  }, patience);
  expect(await katrin.client.resources.list()).toMatchObject({ total: 0 });
}

describe('a refused upload leaves nothing behind if', () => {
  test.each([false, true])('it has one byte too many (file first: %s)', async (fileFirst) => {
    const { kept } = await storedFiles(app);
    const file = new File([Buffer.alloc(uploadLimit + 1, 'x')], 'a.txt');
    expect(await send(file, {}, fileFirst)).toMatchObject({
      status: 413,
      body: { error: 'input.too_large' },
    });
    await expectNothingLeft(kept);
  });

  test('it has far too many bytes, and the client still receives the reason', async () => {
    const { kept } = await storedFiles(app);
    const file = new File([Buffer.alloc(3 * uploadLimit, 'x')], 'a.txt');
    expect(await send(file)).toMatchObject({ status: 413, body: { error: 'input.too_large' } });
    await expectNothingLeft(kept);
  });

  test('it is empty', async () => {
    const { kept } = await storedFiles(app);
    const file = new File([], 'a.txt');
    expect(await send(file)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file', key: 'minLength' }] },
    });
    await expectNothingLeft(kept);
  });

  test.each([
    ['a program called a picture', Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00'), 'a.png'],
    ['a damaged picture', Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR', 'latin1'), 'a.png'],
    ['a drawing that grows without end', Buffer.from(expandingDrawing()), 'a.svg'],
    ['a document that unpacks to a gigabyte', gigabyteDocument(), 'a.docx'],
  ])('it is %s', async (_, bytes, name) => {
    const { kept } = await storedFiles(app);
    const secondsOfWork = countSeconds();
    const outcome = await send(new File([new Uint8Array(bytes)], name));
    expect(outcome).toMatchObject({ status: 415, body: { error: 'resource.type_refused' } });
    expect(secondsOfWork()).toBeLessThan(5);
    await expectNothingLeft(kept);
  });

  test.each([
    ['a page called a picture', '<!doctype html><script>alert(1)</script>'],
    ['a script that begins like a moving picture', 'GIF89a/*\u0000\u0000*/=1;alert(1)//'],
    ['a page that begins like a photo', '\u00ff\u00d8\u00ff\u00e0<html><script>alert(1)</script></html>'],
    ['a document called a picture', '%PDF-1.7\n<script>alert(1)</script>'],
  ])('it is %s', async (_, text) => {
    const { kept } = await storedFiles(app);
    const file = new File([Buffer.from(text, 'latin1')], 'bild.png', { type: 'image/png' });
    expect(await send(file, { type: 'IMAGE' })).toMatchObject({
      status: 415,
      body: { error: 'resource.type_refused' },
    });
    await expectNothingLeft(kept);
  });

  test('its file is valid and its fields are not', async () => {
    const { kept } = await storedFiles(app);
    for (const fileFirst of [true, false])
      expect(await send(pdf(), { name: '' }, fileFirst)).toMatchObject({ status: 400 });
    await expectNothingLeft(kept);
  });

  const boundary = 'metra-test';
  const start = [
    `--${boundary}`,
    'content-disposition: form-data; name="resource"',
    '',
    '{}',
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="a.txt"',
    '',
    'half of it',
  ].join('\r\n');
  const requestOf = (length: number) =>
    [
      'POST /api/v1/resources HTTP/1.1',
      'host: metra.example',
      'x-application-id: mc_esg',
      `authorization: Bearer ${katrin.token}`,
      `content-type: multipart/form-data; boundary=${boundary}`,
      `content-length: ${length}`,
      '',
      start,
    ].join('\r\n');

  test('its connection breaks', async () => {
    const { kept } = await storedFiles(app);
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(requestOf(start.length + 1_000_000));
    await vi.waitFor(async () => expect((await storedFiles(app)).temporary).toHaveLength(1), patience);
    socket.destroy();
    await expectNothingLeft(kept);
  });

  test('its end is missing', async () => {
    const { kept } = await storedFiles(app);
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(requestOf(start.length));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
    await expectNothingLeft(kept);
  });
});

test('two uploads of one name are two files', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => anUpload(app, katrin.token, pdf())));
  expect(one?.name).toBe(other?.name);
  expect(one?.id).not.toBe(other?.id);
  await katrin.client.resources.remove({ params: { resourceId: one?.id ?? 0 } });
  expect((await fetch(app.address + other?.url)).status).toBe(200);
});

test('an upload of exactly 20 MB is stored', async () => {
  const uploaded = await anUpload(app, katrin.token, new File([Buffer.alloc(uploadLimit, 'x')], 'a.txt'));
  expect(uploaded).toMatchObject({ size: 20_000_000, mimeType: 'text/plain' });
});

describe('an organisation can store one gibibyte at most', () => {
  beforeEach(() => aSubscription(app.platform, katrin.organisationId));

  const size = aPdf('x'.repeat(100)).length;
  const leaveRoomFor = (bytes: number) =>
    aResource(app.platform, katrin.organisationId, { size: storageLimits.full.bytes - bytes });

  test('the limit is exact', async () => {
    await leaveRoomFor(size);
    expect(await send(pdf(101))).toMatchObject({ status: 409, body: { error: 'resource.storage_full' } });
    expect(await send(pdf(100))).toMatchObject({ status: 201 });
    expect(await send(pdf(1))).toMatchObject({ status: 409 });
  });

  test('simultaneous uploads do not exceed it together', async () => {
    await leaveRoomFor(3 * size + 5);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => send(pdf())));
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await katrin.client.resources.list()).toMatchObject({ total: 4 });
    await vi.waitFor(async () => expect(await unusedFiles()).toEqual([]), patience);
  });

  test('replaced content counts and the former content does not', async () => {
    const { id } = await anUpload(app, katrin.token, pdf());
    await leaveRoomFor(size + 10);
    const replace = (bytes: number, version: number) =>
      katrin.client.resources.update({ params: { resourceId: id }, body: { version } }, { file: pdf(bytes) });
    await expect(replace(111, 1)).rejects.toMatchObject({ i18nKey: 'resource.storage_full' });
    expect(await replace(110, 1)).toMatchObject({ size: size + 10 });
  });

  test('deleting makes room, and restoring needs it again', async () => {
    const { id } = await anUpload(app, katrin.token, pdf());
    await leaveRoomFor(size);
    const params = { resourceId: id };
    expect(await send(pdf())).toMatchObject({ status: 409 });
    await katrin.client.resources.remove({ params });
    expect(await send(pdf())).toMatchObject({ status: 201 });
    await expect(katrin.client.resources.restore({ params })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'resource.storage_full',
    });
  });

  test('deleted and stored files together take two gibibytes at most', async () => {
    const deletedAt = app.clock.now();
    await aResource(app.platform, katrin.organisationId, {
      size: 2 * storageLimits.full.bytes - 50,
      deletedAt,
    });
    expect(await send(pdf())).toMatchObject({ status: 409, body: { error: 'resource.storage_full' } });
  });

  test('files do not count for other organisations', async () => {
    await leaveRoomFor(0);
    katrin = await signedIn(app, await aMember(app.platform));
    expect(await send(pdf())).toMatchObject({ status: 201 });
  });
});

test('slow uploads do not use up the memory of the others', async () => {
  const boundary = 'b';
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="resource"\r\n\r\n{}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx`;
  const request = `POST /api/v1/resources HTTP/1.1\r\nhost: metra.example\r\nx-application-id: mc_esg\r\nauthorization: Bearer ${katrin.token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 9999\r\n\r\n${part}`;
  const sockets = Array.from({ length: 60 }, () => {
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1', () => socket.write(request));
    return socket.on('error', () => undefined);
  });
  const answers = sockets.map((socket) => once(socket, 'data').then(([data]) => String(data)));
  // Each organisation has 6 running and 44 waiting uploads at most; the others are refused with 503.
  const refused = await Promise.race([
    Promise.any(answers),
    wait(patience.timeout, 'nobody was refused', { ref: false }),
  ]);
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  expect(await katrin.client.resources.list()).toMatchObject({ total: 0 });
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect((await storedFiles(app)).temporary).toEqual([]), patience);
});

/** Each line is ten times as long as the previous one. */
function expandingDrawing(): string {
  const lines = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${lines.join('')}]>
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&l9;</text></svg>`;
}

/** The table of contents of this document unpacks to a gigabyte of zeros. */
function gigabyteDocument(): Buffer {
  const name = Buffer.from('[Content_Types].xml');
  const megabytes = 1_000;
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000, ' '), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const content = Buffer.concat([...Array(megabytes).fill(megabyte), deflateRawSync('')]);
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 0, 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(''), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(megabytes * 1_000_000, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, content]);
}

describe('without a subscription an organisation can store 100 mebibytes at most', () => {
  const { bytes } = storageLimits.small;

  test('an ordered subscription raises the limit', async () => {
    await aResource(app.platform, katrin.organisationId, { size: bytes });
    expect(await send(pdf())).toMatchObject({ status: 409, body: { error: 'resource.storage_full' } });
    await aSubscription(app.platform, katrin.organisationId);
    katrin = await signedIn(app, katrin);
    expect(await send(pdf())).toMatchObject({ status: 201 });
  });

  test('existing files can be made smaller', async () => {
    const { id } = await anUpload(app, katrin.token, pdf(200));
    await aResource(app.platform, katrin.organisationId, { size: 2 * bytes });
    const replace = (size: number, version: number) =>
      katrin.client.resources.update({ params: { resourceId: id }, body: { version } }, { file: pdf(size) });
    await expect(replace(201, 1)).rejects.toMatchObject({ i18nKey: 'resource.storage_full' });
    expect(await replace(100, 1)).toMatchObject({ version: 2 });
  });
});
