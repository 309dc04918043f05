import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProgram, runProgram, runUntilEnd, temporaryFolder } from './run-program.ts';

const applicationHeader = { 'x-application-id': 'mc_esg' };
const folder = temporaryFolder();
afterAll(() => folder.remove());

const lineCount = (text: string) => text.split('\n').length;

describe('a program that cannot start says why in one sentence', () => {
  test('a bad setting', async () => {
    const { code, errors } = await runUntilEnd({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The setting PORT is not usable: .+\.$/);
  });

  test('a database that is not there', async () => {
    const { code, errors } = await runUntilEnd({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/metra' });
    expect(code).toBe(1);
    expect(lineCount(errors)).toBe(1);
  });
});

describe('a running program', () => {
  let program: RunningProgram;
  beforeAll(async () => {
    program = await runProgram({ DATA_DIR: folder.path });
  }, 60_000);
  afterAll(() => program.stop());

  const publicData = () =>
    fetch(`${program.address}/api/v1/frontend/metra-lite`, { headers: applicationHeader });

  test('keeps a second one away from its data, unharmed', async () => {
    const second = await runUntilEnd({ DATA_DIR: folder.path });
    expect(second.code).toBe(1);
    expect(lineCount(second.errors)).toBe(1);
    expect((await publicData()).status).toBe(200);
  });

  test('says so when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const elsewhere = temporaryFolder();
    const { code, errors } = await runUntilEnd({ DATA_DIR: elsewhere.path, PORT: port });
    elsewhere.remove();
    other.close();
    expect(code).toBe(1);
    expect(errors).toBe('The port is already taken: choose another one with PORT.');
  });

  test('finishes what it has begun when asked to end', async () => {
    const statuses: (number | string)[] = [];
    const busy = Promise.withResolvers<void>();
    let asking = true;
    const ask = async () => {
      while (asking) {
        // A refused connection is not a request; all other requests must be answered completely.
        await publicData()
          .then(async (response) => {
            await response.json();
            statuses.push(response.status);
            if (statuses.length === 60) busy.resolve();
          })
          .catch((error) => {
            if (error.cause?.code !== 'ECONNREFUSED') statuses.push(String(error.cause?.code ?? error));
            asking = false;
          });
      }
    };
    const callers = Array.from({ length: 20 }, ask);
    await busy.promise;
    const code = await program.stop('SIGTERM');
    asking = false;
    await Promise.all(callers);
    expect(code).toBe(0);
    expect([...new Set(statuses)]).toEqual([200]);
  });
});
