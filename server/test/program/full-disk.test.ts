import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { connectionStringFor } from '../../src/platform/database/embedded/database.ts';
import { patience, patientLimits } from '../app/patience.ts';
import { aMember, startSession } from '../factories/accounts.ts';
import { aPdf } from '../factories/resources.ts';
import { readOutbox } from '../readers/read-outbox.ts';
import { type RunningProgram, runProgram, runUntilEnd, temporaryFolder } from './run-program.ts';

const megabyte = 1024 * 1024;
const application = { 'x-application-id': 'mc_esg' };
/** One person requests a mail while the disk is full, and another when there is space again. */
const [early, late] = ['early@metra.example', 'late@metra.example'];
/** The first retry of a mail comes after ten seconds, and the database may need some to restart. */
const patienceWithRepetitions = { timeout: 100_000, interval: 250 };

describe('a program whose disk runs full', () => {
  const data = temporaryFolder();
  let program: RunningProgram;
  let token: string;

  beforeAll(async () => {
    const disk = { folder: data.path, megabytes: 250 };
    program = await runProgram({ DATA_DIR: data.path }, { disk });
    const connectionString = connectionStringFor(onDisk('postgres'), 'metra', 'metra');
    const machine = {
      database: openDatabase({ connectionString, max: 1, limits: patientLimits }),
      clock: systemClock,
    };
    for (const email of [early, late]) token = await startSession(machine, await aMember(machine, { email }));
    await machine.database.close();
  });
  afterAll(async () => {
    emptyDisk();
    await program.stop();
    data.remove();
  });

  /** Only the program sees this disk, under its own root. */
  const onDisk = (...path: string[]) => join(`/proc/${program.process.pid}/root`, data.path, ...path);

  function fillDisk(): void {
    // The last bytes matter, because as long as a page fits, something could still be written.
    for (const size of [megabyte, 4096, 1]) {
      for (let count = 0; writes(onDisk(`filler-${size}-${count}`), size); count++);
    }
  }
  function writes(path: string, size: number): boolean {
    try {
      writeFileSync(path, Buffer.alloc(size, 1), { flag: 'wx' });
      return true;
    } catch (error) {
      rmSync(path, { force: true });
      expect(error).toMatchObject({ code: 'ENOSPC' });
      return false;
    }
  }
  function emptyDisk(): void {
    for (const name of readdirSync(onDisk())) if (name.startsWith('filler-')) rmSync(onDisk(name));
  }

  const call = (method: string, path: string, body?: object) =>
    fetch(`${program.address}/api/v1${path}`, {
      method,
      headers: {
        ...application,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const upload = (name: string, bytes: number) => {
    const form = new FormData();
    form.append('resource', JSON.stringify({ type: 'FILE' }));
    form.append('file', new Blob([aPdf(), Buffer.alloc(bytes, 32)]), name);
    return call('POST', '/resources', form);
  };
  const store = (name: string, value: string) =>
    call('PUT', `/my/organisation/storage/${name}`, { value: JSON.stringify(value) });
  const askForMail = (username: string) => call('POST', '/account/password-recovery/initiate', { username });
  const storedFiles = () =>
    existsSync(onDisk('files'))
      ? readdirSync(onDisk('files'), { recursive: true, withFileTypes: true }).filter((entry) =>
          entry.isFile(),
        )
      : [];
  const unavailable = { status: 503, error: 'service.unavailable', responseId: expect.any(String) };

  test('says so in the one shape, keeps nothing half written, loses nothing, and goes on when there is room', async () => {
    expect((await upload('before.pdf', 1000)).status).toBe(201);
    const filesBefore = storedFiles().length;
    fillDisk();

    const refused = await upload('too-much.pdf', 3 * megabyte);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject(unavailable);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(readdirSync(onDisk('temporary'))).toEqual([]);
    expect(storedFiles()).toHaveLength(filesBefore);

    const asked = await askForMail(early);
    if (asked.status !== 202) expect(await asked.json()).toMatchObject(unavailable);

    const kept = new Map<string, string>();
    let status = 200;
    for (let n = 0; status === 200; n++) {
      const value = `${n}-${'x'.repeat(150_000)}${Math.random()}`;
      const answer = await store(`full.n${n % 20}`, value);
      status = answer.status;
      if (status === 200) kept.set(`full.n${n % 20}`, value);
      else expect(await answer.json()).toMatchObject(unavailable);
    }
    expect(status).toBe(503);

    emptyDisk();
    await vi.waitFor(
      async () => expect((await store('again', 'room')).status).toBe(200),
      patienceWithRepetitions,
    );
    await vi.waitFor(async () => expect((await upload('after.pdf', megabyte)).status).toBe(201), patience);
    for (const [name, value] of kept) {
      const found = (await (await call('GET', `/my/organisation/storage/${name}`)).json()) as {
        value: string;
      };
      // A write without an answer may have succeeded, but no older value may return.
      expect(Number.parseInt(JSON.parse(found.value), 10), name).toBeGreaterThanOrEqual(
        Number.parseInt(value, 10),
      );
    }
    expect((await askForMail(late)).status).toBe(202);
    const addressed = [late, ...(asked.status === 202 ? [early] : [])];
    await vi.waitFor(async () => {
      const mails = await readOutbox(onDisk('outbox'));
      expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(addressed));
      expect(mails.filter(({ text }) => !text.includes('http'))).toEqual([]);
    }, patienceWithRepetitions);
    expect(readdirSync(onDisk('outbox')).filter((name) => !name.endsWith('.eml'))).toEqual([]);
    expect(readdirSync(onDisk('temporary'))).toEqual([]);
  }, 300_000);
});

test('a program that finds no room to start says so in one sentence', async () => {
  const data = temporaryFolder();
  const disk = { folder: data.path, megabytes: 8 };
  const { code, errors } = await runUntilEnd({ DATA_DIR: data.path }, { disk });
  data.remove();
  expect(code).toBe(1);
  expect(errors).toBe(`The disk is full: the database in ${data.path}/postgres needs free space to start.`);
});
