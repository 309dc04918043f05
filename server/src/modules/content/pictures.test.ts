import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aPageContent, aSlug } from '../../../test/factories/content.ts';
import { anUpload, aPicture, sendForm } from '../../../test/factories/resources.ts';

let app: TestApp;
let editor: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const pages = () => editor.client.landingPagesAdmin;

/** A picture without a description, as somebody in a hurry uploads it. */
async function anImage() {
  const file = new File([await aPicture()], 'zaehler.png', { type: 'image/png' });
  return anUpload(app, editor.token, file, { type: 'IMAGE' });
}

const pageWith = (imageId: number) =>
  aPageContent('Mit Bild', {
    imageId,
    blocks: [
      {
        id: 'picture',
        type: 'image',
        imageId,
        translations: { de: { caption: 'Am Eingang' }, en: { caption: 'At the door' } },
      },
    ],
  });

test('a picture is described before everybody sees it, and gone when it is deleted', async () => {
  const image = await anImage();
  const draft = await pages().create({ body: { slug: aSlug(), content: pageWith(image.id) } });
  expect(draft.images).toMatchObject([{ resourceId: image.id }]);
  expect(draft.gaps.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    'imageId MISSING_ALT_TEXT',
    'blocks/0/imageId MISSING_ALT_TEXT',
  ]);
  await sendForm(app, editor.token, {
    method: 'PUT',
    path: `/resources/${image.id}`,
    resource: { altText: { de: 'Ein Zähler', en: 'A meter' }, version: image.version },
  });
  const page = await pages().publish({ params: { id: draft.id }, body: { version: draft.version } });
  const read = () => app.client(null, 'en').landingPages.bySlug({ params: { slug: page.slug } });
  expect(await read()).toMatchObject({
    image: { altText: 'A meter', url: expect.stringMatching(`^/content/images/${image.id}/`) },
    blocks: [{ type: 'image', caption: 'At the door', image: { altText: 'A meter' } }],
  });

  await expect(
    editor.client.resources.remove({ params: { resourceId: image.id }, query: {} }),
  ).rejects.toMatchObject({ i18nKey: 'resource.in_use' });
  await editor.client.resources.remove({ params: { resourceId: image.id }, query: { force: true } });
  await expect.poll(async () => (await read()).blocks).toEqual([]);
  expect((await read()).image).toBeNull();

  // The text beside it can still be saved.
  const content = pageWith(image.id);
  content.translations.de.title = 'Ohne Bild';
  const saved = await pages().update({
    params: { id: page.id },
    body: { slug: page.slug, content, version: page.version },
  });
  expect(saved.gaps.map(({ reason }) => reason)).toEqual(['MISSING_IMAGE', 'MISSING_IMAGE']);
});

test('another organisation’s file is not there', async () => {
  const { rows } = await app.platform.database.pool.query(
    `with firm as (insert into organisations (slug, name) values ('fremd', 'Fremd') returning id)
     insert into resources (organisation_id, name, mime_type, size, checksum, storage_key, type)
     select id, 'x.png', 'image/png', 1, sha256('x'), 'x', 'IMAGE' from firm returning id`,
  );
  await expect(
    pages().create({ body: { slug: aSlug(), content: aPageContent('x', { imageId: rows[0].id }) } }),
  ).rejects.toMatchObject({ fields: [{ path: 'content/imageId', key: 'unknown' }] });
});
