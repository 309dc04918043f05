import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anUpload, aPicture } from '../../../test/factories/resources.ts';
import { storedFiles } from '../../../test/readers/stored-files.ts';
import { contentImages } from './content-images.service.ts';
import { measureImages, removeUnusedFiles } from './resources.job.ts';

let app: TestApp;
let editor: SignedInAccount;
const names = { de: 'Startseite', en: 'Home' };
const page = { kind: 'LANDING_PAGE', id: 7, names } as const;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const upload = async (width: number, height: number, words: object = {}) =>
  anUpload(app, editor.token, new File([await aPicture(width, height)], 'halle.png'), {
    type: 'IMAGE',
    ...words,
  });
const get = (address: string | null | undefined) => fetch(app.address + address, { redirect: 'manual' });
const bytesOf = async (address: string | null | undefined) =>
  Buffer.from(await (await get(address)).arrayBuffer());

const publish = (
  resourceIds: readonly number[],
  { id = 7, published = true }: { id?: number; published?: boolean } = {},
) =>
  app.platform.database.transaction((tx) =>
    contentImages(app.platform).replaceUses(
      tx,
      editor.organisationId,
      { ...page, id },
      resourceIds.map((resourceId) => ({ resourceId, published })),
    ),
  );
const published = (id: number, language: 'de' | 'en' = 'de') =>
  contentImages(app.platform)
    .published(app.platform.database.kysely, [id], language)
    .then((found) => found.get(id));
const addressesIn = (srcset: string | undefined) =>
  (srcset ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });

describe('a picture', () => {
  test('has its size, description and focus, and links to smaller ones', async () => {
    const picture = await upload(800, 400, {
      altText: { de: ' Werkhalle ', en: null },
      focus: { x: 0.25, y: 1 },
    });
    expect(picture.image).toEqual({
      width: 800,
      height: 400,
      focus: { x: 0.25, y: 1 },
      altText: { de: 'Werkhalle', en: null },
      thumbnailUrl: expect.stringMatching(/^\/files\/\d+\/[0-9a-f]{16}\/160\.webp\?expires=/),
      previewUrl: expect.stringMatching(/\/800\.webp\?/),
    });
    const thumbnail = await get(picture.image?.thumbnailUrl);
    expect(thumbnail.headers.get('cache-control')).toBe('private, max-age=3600, immutable');
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    const drawn = await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 160, height: 80 });
  });

  test('keeps its description unless a new one is given', async () => {
    const { id } = await upload(20, 20, { altText: { de: 'Tor', en: 'Gate' }, focus: { x: 0, y: 0 } });
    const params = { resourceId: id };
    const renamed = await editor.client.resources.update({ params, body: { name: 'Tor', version: 1 } });
    expect(renamed.image).toMatchObject({ focus: { x: 0, y: 0 }, altText: { de: 'Tor', en: 'Gate' } });
    const cleared = await editor.client.resources.update({
      params,
      body: { focus: null, altText: { en: '' }, version: 2 },
    });
    expect(cleared.image).toMatchObject({ focus: null, altText: { de: 'Tor', en: null } });
    const wrong = editor.client.resources.update({ params, body: { focus: { x: 1.1, y: 0 }, version: 3 } });
    await expect(wrong).rejects.toMatchObject({ status: 400, fields: [{ path: 'focus/x', key: 'maximum' }] });
  });

  test('is drawn once in each size, however many ask at the same moment, and its sizes go with it', async () => {
    const { kept: before } = await storedFiles(app);
    const { id, image } = await upload(300, 300);
    await Promise.all(Array.from({ length: 5 }, () => bytesOf(image?.thumbnailUrl)));
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 2);
    await editor.client.resources.update(
      { params: { resourceId: id }, body: { version: 1 } },
      { file: new File([await aPicture(10, 10)], 'b.png') },
    );
    await removeUnusedFiles(app.platform);
    expect((await storedFiles(app)).kept).toHaveLength(before.length + 1);
    expect((await get(image?.thumbnailUrl)).status).toBe(404);
  });

  test('from before sizes were known is measured by and by', async () => {
    const { id } = await upload(30, 20);
    await app.platform.database.kysely
      .updateTable('resources')
      .set({ image_width: null, image_height: null })
      .where('id', '=', id)
      .execute();
    const read = () => editor.client.resources.read({ params: { resourceId: id } });
    expect((await read()).image).toBeNull();
    await measureImages(app.platform);
    expect((await read()).image).toMatchObject({ width: 30, height: 20 });
  });

  test('rejects a modified link', async () => {
    const { image } = await upload(300, 300);
    const link = image?.previewUrl ?? '';
    expect((await get(link.replace('300.webp', '160.webp'))).status).toBe(403);
    expect((await get(link.split('?')[0])).status).toBe(403);
    app.clock.advance({ hours: 3 });
    expect((await get(link)).status).toBe(403);
    editor = await signedIn(app, editor);
  });
});

describe('a picture of published content', () => {
  test('is there for everyone in each size and format, never larger than it is', async () => {
    const { id } = await upload(700, 350, { altText: { de: 'Halle' } });
    await publish([id]);
    const image = await published(id, 'en');
    expect(image).toMatchObject({ resourceId: id, width: 700, height: 350, altText: 'Halle' });
    expect(image?.focus).toEqual({ x: 0.5, y: 0.5 });
    expect(image?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, srcset } of image?.sources ?? []) {
      const candidates = addressesIn(srcset);
      expect(candidates.map(({ width }) => width)).toEqual([160, 320, 640, 700]);
      for (const { address, width } of candidates) {
        const answer = await get(address);
        expect(answer.headers.get('content-type')).toBe(type);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([drawn.width, drawn.height]).toEqual([width, width / 2]);
      }
    }
    expect((await sharp(await bytesOf(image?.url)).metadata()).format).toBe('jpeg');
    for (const size of ['701.webp', '2560.webp', '161.avif', '160.png', '160', '0.webp', '..%2f160.webp'])
      expect((await get(image?.url.replace(/[^/]+$/, size))).status, size).toBe(404);
  });

  test('is hidden while only a draft shows it, and again when the page is taken back', async () => {
    const { id } = await upload(100, 100);
    await publish([id], { published: false });
    expect(await published(id)).toBeUndefined();
    const drafts = await contentImages(app.platform).draft(
      app.platform.database.kysely,
      editor.organisationId,
      [id],
      'de',
    );
    expect((await get(drafts.get(id)?.url)).status).toBe(200);

    await publish([id]);
    const address = (await published(id))?.url;
    expect((await get(address)).status).toBe(200);
    await app.platform.database.transaction((tx) =>
      contentImages(app.platform).removeUses(tx, editor.organisationId, page),
    );
    expect((await get(address)).status).toBe(404);
  });

  test('that was replaced has another address, and the old one redirects to it', async () => {
    const { id } = await upload(640, 320);
    await publish([id]);
    const before = (await published(id))?.url ?? '';
    await bytesOf(before);
    await editor.client.resources.update(
      { params: { resourceId: id }, body: { version: 1 } },
      { file: new File([await aPicture(200, 100)], 'b.png') },
    );
    const after = (await published(id))?.url ?? '';
    expect(after).not.toBe(before);
    const moved = await get(before);
    expect([moved.status, moved.headers.get('cache-control')]).toEqual([302, 'no-cache']);
    expect(moved.headers.get('location')).toBe(after);
    expect(await sharp(await bytesOf(after)).metadata()).toMatchObject({ width: 200 });
  });

  test('that was deleted is gone from the page at once and comes back with it', async () => {
    const { id } = await upload(50, 50);
    await publish([id]);
    const address = (await published(id))?.url;
    const params = { resourceId: id };
    await editor.client.resources.remove({ params, query: { force: true } });
    expect(await published(id)).toBeUndefined();
    expect((await get(address)).status).toBe(404);
    // The page can be saved meanwhile.
    await publish([id]);
    await editor.client.resources.restore({ params });
    expect((await get(address)).status).toBe(200);
  });

  test('must be a picture of the operator that is there', async () => {
    const katrin = await signedIn(app, await aMember(app.platform));
    const theirs = await anUpload(app, katrin.token, new File([await aPicture()], 'a.png'));
    await expect(publish([theirs.id], { id: 8 })).rejects.toMatchObject({ key: 'not_found.resource' });
    await expect(publish([4711], { id: 8 })).rejects.toMatchObject({ key: 'not_found.resource' });
    const text = await anUpload(app, editor.token, new File(['Text'], 'a.txt'));
    await expect(publish([text.id], { id: 8 })).rejects.toMatchObject({ key: 'resource.type_refused' });
    expect((await get(`/content/images/${theirs.id}/${theirs.checksum.slice(0, 16)}/60.webp`)).status).toBe(
      404,
    );
  });

  test('clears the cached pages of all servers when it changes', async () => {
    let told = 0;
    app.platform.signals.on('catalogue', () => {
      told += 1;
    });
    const { id } = await upload(50, 50);
    const rename = (version: number) =>
      editor.client.resources.update({ params: { resourceId: id }, body: { name: 'x', version } });
    await rename(1);
    await publish([id]);
    expect(told).toBe(0);
    await rename(2);
    await expect.poll(() => told).toBeGreaterThan(0);
  });

  test('that moves keeps moving', async () => {
    const frames = await sharp({ create: { width: 40, height: 80, channels: 3, background: 'white' } })
      .composite([
        { input: { create: { width: 40, height: 40, channels: 3, background: 'black' } }, top: 0, left: 0 },
      ])
      .raw()
      .toBuffer();
    const raw = { width: 40, height: 80, channels: 3, pageHeight: 40 } as const;
    const gif = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { id, image } = await anUpload(app, editor.token, new File([new Uint8Array(gif)], 'a.gif'));
    expect(image).toMatchObject({ width: 40, height: 40 });
    await publish([id]);
    const shown = await published(id);
    expect(shown?.sources.map(({ type }) => type)).toEqual(['image/webp']);
    const [only] = addressesIn(shown?.sources[0]?.srcset);
    expect((await sharp(await bytesOf(only?.address), { animated: true }).metadata()).pages).toBe(2);
  });
});
