import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anUpload, aPdf, aPicture, aResource, sendForm } from '../../../test/factories/resources.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  katrin = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

const pdf = (name: string, text?: string) => new File([aPdf(text)], name, { type: 'application/pdf' });
const someoneNew = async () => signedIn(app, await aMember(app.platform));

describe('an upload', () => {
  test('is stored with its data, and can be read by its link', async () => {
    const uploaded = await katrin.client.resources.create(
      { body: { description: ' Strom, Halle 2 ', type: 'EVIDENCE' } },
      { file: pdf('Rechnung März.pdf') },
    );
    expect(uploaded).toEqual({
      id: expect.any(Number),
      name: 'Rechnung März.pdf',
      description: 'Strom, Halle 2',
      type: 'EVIDENCE',
      mimeType: 'application/pdf',
      size: aPdf().length,
      checksum: createHash('sha256').update(aPdf()).digest('hex'),
      url: expect.stringMatching(/^\/files\/\d+\/Rechnung-Marz\.pdf\?expires=\d+&signature=[\w-]{43}$/),
      image: null,
      createdAt: app.clock.now().toISOString(),
      deletedAt: null,
      version: 1,
    });
    const content = await fetch(app.address + uploaded.url);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(aPdf());
    expect(await katrin.client.resources.read({ params: { resourceId: uploaded.id } })).toEqual(uploaded);
  });

  test('may send the file before or after the words', async () => {
    for (const fileFirst of [true, false]) {
      const response = await sendForm(app, katrin.token, {
        file: pdf('a.pdf'),
        resource: { name: 'Vertrag' },
        fileFirst,
      });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ name: 'Vertrag', size: aPdf().length });
    }
  });

  test('of a drawing is stored as a picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>alert(1)</script></svg>';
    const logo = await anUpload(app, katrin.token, new File([svg], 'logo.svg'), { type: 'LOGO' });
    expect(logo).toMatchObject({ mimeType: 'image/png', type: 'LOGO' });
    const content = Buffer.from(await (await fetch(app.address + logo.url)).arrayBuffer());
    expect((await sharp(content).metadata()).format).toBe('png');
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['Rechnung\u202efdp.exe', 'Rechnungfdp.exe'],
    ['\u0007 \u200b', 'Datei'],
    [`${'ü'.repeat(300)}.pdf`, `${'ü'.repeat(251)}.pdf`],
    ['"; filename="x.html', expect.any(String)],
  ])('called %j gets a harmless name', async (name, kept) => {
    const uploaded = await anUpload(app, katrin.token, pdf(name));
    expect(uploaded.name).toEqual(kept);
    expect(uploaded.name).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
    expect((await fetch(app.address + uploaded.url)).status).toBe(200);
  });

  test('needs a file, and words that can be understood', async () => {
    const send = async (form: Parameters<typeof sendForm>[2]) => {
      const response = await sendForm(app, katrin.token, form);
      return { status: response.status, body: await response.json() };
    };
    expect(await send({})).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file', key: 'required' }] },
    });
    expect(await send({ file: pdf('a.pdf'), resource: { name: ' ', colour: 'red' } })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'name', key: 'notBlank' },
          { path: 'colour', key: 'additionalProperties' },
        ],
      },
    });
    expect(await send({ file: pdf('a.pdf'), resource: { type: 'VIRUS' } })).toMatchObject({ status: 400 });

    const wrongPart = new FormData();
    wrongPart.append('other', 'x');
    const headers = { authorization: `Bearer ${katrin.token}` };
    const refused = await app.fetch('/api/v1/resources', { method: 'POST', body: wrongPart, headers });
    expect(refused.status).toBe(400);
    const noForm = await app.fetch('/api/v1/resources', { method: 'POST', body: 'text', headers });
    expect(noForm.status).toBe(415);
  });
});

describe('the list', () => {
  let owner: SignedInAccount;
  const names = async (query: Parameters<SignedInAccount['client']['resources']['list']>[0]) =>
    (await owner.client.resources.list(query)).items.map(({ name }) => name);

  beforeAll(async () => {
    owner = await someoneNew();
    for (const [name, size, type] of [
      ['b.png', 30, 'LOGO'],
      ['A 100%_sicher.png', 20, 'FILE'],
      ['c.png', 10, 'EVIDENCE'],
    ] as const) {
      await aResource(app.platform, owner.organisationId, { name, size, type });
      app.clock.advance({ seconds: 1 });
    }
    await aResource(app.platform, owner.organisationId, { name: 'weg.png', deletedAt: app.clock.now() });
  });

  test('begins with the newest and can be sorted', async () => {
    expect(await names({})).toEqual(['c.png', 'A 100%_sicher.png', 'b.png']);
    expect(await names({ query: { sort: 'createdAt' } })).toEqual(['b.png', 'A 100%_sicher.png', 'c.png']);
    expect(await names({ query: { sort: 'name' } })).toEqual(['A 100%_sicher.png', 'b.png', 'c.png']);
    expect(await names({ query: { sort: '-size' } })).toEqual(['b.png', 'A 100%_sicher.png', 'c.png']);
  });

  test('is paged', async () => {
    const page = await owner.client.resources.list({ query: { page: 1, pageSize: 2 } });
    expect(page).toMatchObject({ page: 1, pageSize: 2, total: 3, items: [{ name: 'b.png' }] });
    expect(await owner.client.resources.list({ query: { page: 9 } })).toMatchObject({ total: 3, items: [] });
  });

  test('is filtered by the exact input', async () => {
    expect(await names({ query: { query: 'SICHER' } })).toEqual(['A 100%_sicher.png']);
    expect(await names({ query: { query: '100%_' } })).toEqual(['A 100%_sicher.png']);
    expect(await names({ query: { query: '_' } })).toEqual(['A 100%_sicher.png']);
    expect(await names({ query: { query: '\\' } })).toEqual([]);
    expect(await names({ query: { type: 'LOGO' } })).toEqual(['b.png']);
    expect(await names({ query: { deleted: true } })).toEqual(['weg.png']);
  });
});

describe('a change', () => {
  test('of the words leaves the content', async () => {
    const before = await anUpload(app, katrin.token, pdf('a.pdf'), { description: 'alt', type: 'EVIDENCE' });
    const after = await katrin.client.resources.update({
      params: { resourceId: before.id },
      body: { name: 'b.pdf', version: 1 },
    });
    expect(after).toMatchObject({ name: 'b.pdf', description: 'alt', type: 'EVIDENCE', version: 2 });
    expect(after.checksum).toBe(before.checksum);
    const cleared = await katrin.client.resources.update({
      params: { resourceId: before.id },
      body: { description: null, version: 2 },
    });
    expect(cleared).toMatchObject({ name: 'b.pdf', description: null, version: 3 });
  });

  test('of the content shows under the old link', async () => {
    const before = await anUpload(app, katrin.token, pdf('a.pdf', 'alt'));
    const after = await katrin.client.resources.update(
      { params: { resourceId: before.id }, body: { version: 1 } },
      { file: new File([aPdf('ganz neu')], 'other.pdf') },
    );
    expect(after).toMatchObject({ name: 'a.pdf', size: aPdf('ganz neu').length, version: 2 });
    expect(await (await fetch(app.address + before.url)).text()).toContain('ganz neu');
  });

  test('based on an outdated version is refused; of many simultaneous changes one succeeds', async () => {
    const { id } = await anUpload(app, katrin.token, pdf('a.pdf'));
    const rename = (name: string) =>
      katrin.client.resources.update({ params: { resourceId: id }, body: { name, version: 1 } });
    const outcomes = await Promise.allSettled(['b', 'c', 'd', 'e', 'f'].map(rename));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toMatchObject({ status: 409, i18nKey: 'conflict.version' });
  });

  test('never makes a logo of a document', async () => {
    const document = await anUpload(app, katrin.token, pdf('a.pdf'));
    const picture = await anUpload(app, katrin.token, new File([await aPicture()], 'a.png'), {
      type: 'LOGO',
    });
    const refused = { status: 415, i18nKey: 'resource.type_refused' };
    const { resources } = katrin.client;
    await expect(
      resources.update({ params: { resourceId: document.id }, body: { type: 'LOGO', version: 1 } }),
    ).rejects.toMatchObject(refused);
    await expect(
      resources.update({ params: { resourceId: picture.id }, body: { version: 1 } }, { file: pdf('a.pdf') }),
    ).rejects.toMatchObject(refused);
    await expect(resources.create({ body: { type: 'LOGO' } }, { file: pdf('a.pdf') })).rejects.toMatchObject(
      refused,
    );
  });
});
