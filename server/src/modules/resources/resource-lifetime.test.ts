import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, password, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anUpload, aPdf } from '../../../test/factories/resources.ts';
import { storedFiles } from '../../../test/readers/stored-files.ts';
import { newFileKey } from '../../platform/files/file-store.ts';
import { removeAbandoned } from '../organisations/remove-abandoned.job.ts';
import { removeExpired, removeUnusedFiles } from './resources.job.ts';
import { unusedFilesStore } from './unused-files.store.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform));
});

const upload = (text = 'a') => anUpload(app, katrin.token, new File([aPdf(text)], 'a.pdf'));
const nightPasses = async () => {
  await removeExpired(app.platform);
  await removeUnusedFiles(app.platform);
};
const signInAgain = async () => {
  katrin = await signedIn(app, katrin);
};

describe('a deleted file', () => {
  test('is gone from sight, and comes back as it was', async () => {
    const file = await upload();
    const params = { resourceId: file.id };
    const { resources } = katrin.client;
    await resources.remove({ params });
    expect((await resources.list()).items).toEqual([]);
    expect((await resources.list({ query: { deleted: true } })).items).toMatchObject([{ id: file.id }]);
    expect(await resources.read({ params })).toMatchObject({ deletedAt: app.clock.now().toISOString() });
    expect((await fetch(app.address + file.url)).status).toBe(404);
    await expect(resources.remove({ params })).rejects.toMatchObject({ status: 404 });
    await expect(resources.update({ params, body: { version: 2 } })).rejects.toMatchObject({ status: 404 });

    expect(await resources.restore({ params })).toMatchObject({ id: file.id, deletedAt: null });
    expect(await resources.restore({ params })).toMatchObject({ id: file.id, deletedAt: null });
    expect(await (await fetch(app.address + file.url)).text()).toBe(aPdf('a').toString());
  });

  test('can be restored on the last of 30 days, and after that not even its bytes are left', async () => {
    const { kept: before } = await storedFiles(app);
    const [early, late] = [await upload('early'), await upload('late')];
    for (const { id } of [early, late]) await katrin.client.resources.remove({ params: { resourceId: id } });
    app.clock.advance({ days: 29, hours: 23, minutes: 59, seconds: 59 });
    await nightPasses();
    await signInAgain();
    expect(await katrin.client.resources.restore({ params: { resourceId: early.id } })).toMatchObject({
      deletedAt: null,
    });

    app.clock.advance({ seconds: 1 });
    const params = { resourceId: late.id };
    const missing = { status: 404, i18nKey: 'not_found.resource' };
    await expect(katrin.client.resources.restore({ params })).rejects.toMatchObject(missing);
    await expect(katrin.client.resources.read({ params })).rejects.toMatchObject(missing);
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 2);
    await nightPasses();
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 1);
    expect((await fetch(app.address + (await katrin.client.resources.list()).items[0]?.url)).status).toBe(
      200,
    );
  });
});

describe('bytes that no file names', () => {
  test('are removed when a file gets other content', async () => {
    const { kept: before } = await storedFiles(app);
    const { id } = await upload('one');
    await katrin.client.resources.update(
      { params: { resourceId: id }, body: { version: 1 } },
      { file: new File([aPdf('two')], 'b.pdf') },
    );
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 2);
    await removeUnusedFiles(app.platform);
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 1);
    const { url } = await katrin.client.resources.read({ params: { resourceId: id } });
    expect(await (await fetch(app.address + url)).text()).toContain('two');
  });

  test('are removed with their organisation', async () => {
    const { kept: before } = await storedFiles(app);
    await upload();
    await app.platform.database.kysely
      .deleteFrom('organisations')
      .where('id', '=', katrin.organisationId)
      .execute();
    await removeUnusedFiles(app.platform);
    expect((await storedFiles(app)).kept).toEqual(before);
  });

  test('are removed after the last member’s account, and nobody else’s', async () => {
    const { kept: before } = await storedFiles(app);
    await upload();
    const other = await signedIn(app, await aMember(app.platform));
    const { id } = await anUpload(app, other.token, new File([aPdf()], 'b.pdf'));
    const { key } = await app.platform.files.put(Readable.from(['a small size']));
    await app.platform.database.kysely
      .insertInto('image_sizes')
      .values({ resource_id: id, width: 320, format: 'webp', storage_key: key, size: 12 })
      .execute();
    await katrin.client.account.remove({ body: { password } });
    app.clock.advance({ days: 30 });
    await removeAbandoned(app.platform);
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 2);
  });

  test('of a program that was killed are removed after an hour, those of a slow upload are not', async () => {
    const { files, database, clock } = app.platform;
    const { kept: before } = await storedFiles(app);
    const key = newFileKey();
    await unusedFilesStore(database.kysely).note(key, new Date(clock.now().getTime() + 3_600_000));
    await files.put(Readable.from([aPdf()]), key);
    await removeUnusedFiles(app.platform);
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 1);
    app.clock.advance({ hours: 1 });
    await removeUnusedFiles(app.platform);
    expect((await storedFiles(app)).kept).toEqual(before);
    expect(await unusedFilesStore(database.kysely).take(key)).toBe(false);
  });

  test('are left alone when a file names them after all', async () => {
    const { id, url } = await upload();
    const { database } = app.platform;
    const { storage_key } = await database.kysely
      .selectFrom('resources')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await unusedFilesStore(database.kysely).note(storage_key, new Date(0));
    await removeUnusedFiles(app.platform);
    expect((await fetch(app.address + url)).status).toBe(200);
  });

  test('that cannot be removed now are removed by the next run', async () => {
    const { kept: before } = await storedFiles(app);
    const { id } = await upload();
    await app.platform.database.kysely.deleteFrom('resources').where('id', '=', id).execute();
    const broken = { ...app.platform.files, remove: () => Promise.reject(new Error('the storage is away')) };
    await expect(removeUnusedFiles({ ...app.platform, files: broken })).rejects.toThrow(
      'the storage is away',
    );
    await removeUnusedFiles(app.platform);
    expect((await storedFiles(app)).kept).toEqual(before);
  });
});
