import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anUpload, aPdf, aPicture } from '../../../test/factories/resources.ts';
import { type S3Server, startS3Server } from '../../../test/program/s3-server.ts';
import { createFolderStore } from '../../platform/files/folder-store.ts';
import { createS3Store } from '../../platform/files/s3-store.ts';
import { moveFiles } from './move-files.ts';
import { allStoredBytes } from './organisation-files.store.ts';

let s3: S3Server;
let database: TestDatabase;
let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  s3 = await startS3Server();
  database = await createTestDatabase();
  app = await createTestApp({ database });
  katrin = await signedIn(app, await aMember(app.platform));
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await s3.close();
});

const dataDir = () => app.platform.configuration.dataDir;
const upload = (text: string) => anUpload(app, katrin.token, new File([aPdf(text)], 'a.pdf'));

/** Runs the command in a process of its own, as npm run does. */
const command = (from: string, to: string, environment: Record<string, string> = s3.environment) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'move-command.ts'), '--from', from, '--to', to],
    {
      env: {
        ...process.env,
        ...environment,
        DATA_DIR: dataDir(),
        DATABASE_URL: database.connectionString,
        NODE_ENV: 'test',
      },
    },
  )
    .then(({ stdout }) => ({ code: 0, said: stdout.trim() }))
    .catch(({ code, stderr, stdout }) => ({ code, said: `${stdout}${stderr}`.trim() }));

const placeOf = async (id: number) => {
  const { storage_key: key } = await app.platform.database.kysely
    .selectFrom('resources')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return join(dataDir(), 'files', key.slice(0, 2), key);
};

/** Each test depends on the files that the previous ones have moved. */
describe('npm run files:move', () => {
  test('continues after an interruption', async () => {
    const temporaryFolder = join(dataDir(), 'temporary');
    for (const text of ['one', 'two', 'three']) await upload(text);
    const from = createFolderStore({ folder: join(dataDir(), 'files'), temporaryFolder });
    const to = createS3Store({ ...s3.settings, temporaryFolder });
    const files = () => allStoredBytes(app.platform.database.kysely);
    const ended = moveFiles(files(), {
      from,
      to,
      onProgress(done) {
        if (done === 2) throw new Error('ended');
      },
    });
    await expect(ended).rejects.toThrow('ended');
    expect(await moveFiles(files(), { from, to, onProgress: () => {} })).toEqual({
      copied: 1,
      present: 2,
      missing: [],
      damaged: [],
    });
  });

  test('moves all files to the object storage, where a program then finds them, and back', async () => {
    const document = await upload('Vertrag');
    const picture = await anUpload(app, katrin.token, new File([await aPicture(300, 200)], 'a.png'));
    const thumbnail = await (await fetch(app.address + picture.image?.thumbnailUrl)).arrayBuffer();

    expect(await command('folder', 's3')).toEqual({
      code: 0,
      said: '3 files copied, 3 were there already. Nothing was removed or switched over: see docs/operations.md.',
    });

    const there = await createTestApp({
      database: { connectionString: database.connectionString, drop: async () => {} },
      environment: s3.environment,
    });
    const { client } = await signedIn(there, katrin);
    const { items } = await client.resources.list();
    const found = (id: number) => items.find((item) => item.id === id);
    const contract = await fetch(there.address + found(document.id)?.url);
    expect(await contract.text()).toBe(aPdf('Vertrag').toString());
    const again = await fetch(there.address + found(picture.id)?.image?.thumbnailUrl);
    expect(await again.arrayBuffer()).toEqual(thumbnail);
    expect((await fetch(there.address + found(picture.id)?.url)).status).toBe(200);
    await there.close();

    await rm(join(dataDir(), 'files'), { recursive: true });
    expect(await command('s3', 'folder')).toMatchObject({ code: 0, said: expect.stringMatching(/^6 files/) });
    expect(await (await fetch(app.address + document.url)).text()).toBe(aPdf('Vertrag').toString());
  });

  test('reports missing and damaged files, moves the others, and stores no damaged copy', async () => {
    const [good, lost, spoilt] = [await upload('good'), await upload('lost'), await upload('spoilt')];
    await rm(await placeOf(lost.id));
    await writeFile(await placeOf(spoilt.id), 'something else');
    const { code, said } = await command('folder', 's3');
    expect(code).toBe(1);
    expect(said).toMatch(
      /^1 files copied, 6 were there already\. Missing in the folder: [0-9a-f]{40}\. Damaged in/,
    );
    const key = (await placeOf(spoilt.id)).slice(-40);
    const to = createS3Store({ ...s3.settings, temporaryFolder: join(dataDir(), 'temporary') });
    await expect(to.open(key)).rejects.toMatchObject({ key: 'not_found.object' });
    expect((await fetch(app.address + good.url)).status).toBe(200);
    expect(await readdir(join(dataDir(), 'temporary'))).toEqual([]);
  });

  test('describes a wrong call or an unavailable storage in one sentence', async () => {
    expect(await command('folder', 'folder')).toEqual({
      code: 1,
      said: 'Say where files come from and go to: --from folder --to s3, or --from s3 --to folder.',
    });
    const none = await command('folder', 's3', {});
    expect(none.said).toBe('The object storage is unknown: set S3_ENDPOINT, S3_BUCKET and its keys.');
    const away = { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:1' };
    const refused = await command('folder', 's3', away);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^The object storage cannot be used: .*run this again\.$/);
  });
});

test('without the storage, an upload gets the common error body and leaves nothing', async () => {
  const storage = await startS3Server();
  const other = await createTestApp({ environment: storage.environment });
  const member = await signedIn(other, await aMember(other.platform));
  const file = await anUpload(other, member.token, new File([aPdf()], 'a.pdf'));
  await storage.close();
  const refusal = { status: 503, i18nKey: 'service.unavailable' };
  const again = member.client.resources.create({ body: {} }, { file: new File([aPdf()], 'b.pdf') });
  await expect(again).rejects.toMatchObject(refusal);
  const download = await fetch(other.address + file.url);
  expect([download.status, download.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await member.client.resources.list()).total).toBe(1);
  expect(await readdir(other.platform.temporaryFolder)).toEqual([]);
  await other.close();
});
