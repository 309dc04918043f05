import type { CompanyProfileWrite } from '@metra/contract/operations/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anUpload, aPicture, aResource } from '../../../test/factories/resources.ts';
import { organisationStore } from './organisation.store.ts';
import { showDeliveredLogo } from './public-profile.store.ts';

let app: TestApp;
let katrin: SignedInAccount;
let industryId: number;
let sizeId: number;

beforeAll(async () => {
  app = await createTestApp();
  const { industries, sizes } = await app.client().frontend.metraLite();
  industryId = industries[0]?.id ?? 0;
  sizeId = sizes[0]?.id ?? 0;
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform));
});

const whole = (): CompanyProfileWrite => ({
  name: ' Lindner Feinmechanik GmbH ',
  street: 'Hauptstr. 5',
  additionalInfo: 'Hinterhaus',
  zipCode: '78532',
  city: 'Tuttlingen',
  country: 'DE',
  location: { label: '78532 Tuttlingen', latitude: 47.98464, longitude: 8.8177 },
  industryId,
  sizeId,
  website: 'https://lindner.example/',
  email: 'info@lindner.example',
  phone: '+49 7461 1234',
  description: 'Drehteile',
  firstMonth: 7,
  version: 1,
});
const update = (body: CompanyProfileWrite) => katrin.client.profile.update({ body });
const slugOf = async () =>
  (
    await app.platform.database.kysely
      .selectFrom('organisations')
      .select('slug')
      .where('id', '=', katrin.organisationId)
      .executeTakeFirstOrThrow()
  ).slug;

describe('the profile of an organisation', () => {
  test('is stored as written, and shown in the language of the reader', async () => {
    const slug = await slugOf();
    const written = await update(whole());
    const { industryId: _, sizeId: __, version: ___, ...same } = whole();
    expect(written).toEqual({
      ...same,
      name: 'Lindner Feinmechanik GmbH',
      industry: { id: industryId, name: expect.any(String) },
      size: { id: sizeId, name: expect.any(String) },
      logo: null,
      version: 2,
    });
    expect(await katrin.client.profile.read()).toEqual(written);
    expect(await slugOf()).toBe(slug);
    const english = await app.client(katrin.token, 'en').profile.read();
    const { industries } = await app.client(null, 'en').frontend.metraLite();
    expect(english.industry?.name).toBe(industries[0]?.name);
    expect(english.industry?.name).not.toBe(written.industry?.name);
  });

  test('keeps missing fields and clears null and blank ones', async () => {
    await update(whole());
    const after = await update({
      name: 'Lindner',
      street: null,
      city: '  ',
      location: null,
      industryId: null,
      version: 2,
    });
    expect(after).toMatchObject({
      name: 'Lindner',
      street: null,
      city: null,
      location: null,
      industry: null,
      zipCode: '78532',
      country: 'DE',
      size: { id: sizeId },
      phone: '+49 7461 1234',
      version: 3,
    });
  });

  test('belongs to its organisation alone', async () => {
    await update(whole());
    const stranger = await signedIn(app, await aMember(app.platform));
    expect(await stranger.client.profile.read()).toMatchObject({ street: null, version: 1 });
  });

  test('cannot be overwritten based on an outdated version; of many simultaneous changes one succeeds', async () => {
    const outcomes = await Promise.allSettled(
      ['A', 'B', 'C', 'D', 'E'].map((name) => update({ name, version: 1 })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toMatchObject({ status: 409, i18nKey: 'conflict.version' });
    expect(await katrin.client.profile.read()).toMatchObject({ version: 2 });
  });

  test('names everything that is wrong at once, and changes nothing', async () => {
    await expect(
      update({ name: 'A', industryId: 987654, sizeId: 987654, country: 'XX', version: 1 }),
    ).rejects.toMatchObject({
      status: 400,
      fields: [
        { path: 'industryId', key: 'enum' },
        { path: 'sizeId', key: 'enum' },
        { path: 'country', key: 'enum' },
      ],
    });
    await expect(
      update({ name: ' ', website: 'javascript:alert(1)', email: 'nobody', version: 1 }),
    ).rejects.toMatchObject({
      fields: [
        { path: 'name', key: 'notBlank' },
        { path: 'website', key: 'format' },
        { path: 'email', key: 'email' },
      ],
    });
    expect(await katrin.client.profile.read()).toMatchObject({ version: 1 });
  });

  test.each([
    'ftp://a.example',
    'lindner',
    'https://',
    'data:text/html,x',
    'mailto:a@b.example',
    'a b.example',
  ])('does not take %j for a web address', async (website) => {
    await expect(update({ name: 'A', website, version: 1 })).rejects.toMatchObject({ status: 400 });
  });

  test('completes a web address as people type it', async () => {
    expect(await update({ name: 'A', website: ' www.lindner.example ', version: 1 })).toMatchObject({
      website: 'https://www.lindner.example/',
    });
    expect(await update({ name: 'A', website: '', version: 2 })).toMatchObject({ website: null });
  });

  test('keeps an industry that is not offered any more, but nobody can choose it', async () => {
    await update(whole());
    const offered = (active: boolean) =>
      app.platform.database.kysely
        .updateTable('industries')
        .set({ active })
        .where('id', '=', industryId)
        .execute();
    await offered(false);
    expect(await update({ ...whole(), version: 2 })).toMatchObject({ industry: { id: industryId } });
    katrin = await signedIn(app, await aMember(app.platform));
    await expect(update(whole())).rejects.toMatchObject({ fields: [{ path: 'industryId', key: 'enum' }] });
    await offered(true);
  });
});

describe('the logo', () => {
  const logoOf = async () => (await katrin.client.profile.read()).logo;

  test('is a picture of one’s own, shown by its link', async () => {
    const { id } = await anUpload(app, katrin.token, new File([await aPicture()], 'logo.png'), {
      type: 'LOGO',
    });
    const { logo } = await update({ name: 'A', logo: id, version: 1 });
    expect(logo).toMatchObject({ id });
    const shown = await fetch(`${app.address}${logo?.url}`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(await update({ name: 'A', logo: null, version: 2 })).toMatchObject({ logo: null });
  });

  test('is gone while its file is deleted, and back with it', async () => {
    const { id } = await anUpload(app, katrin.token, new File([await aPicture()], 'logo.png'));
    await update({ name: 'A', logo: id, version: 1 });
    await katrin.client.resources.remove({ params: { resourceId: id }, query: { force: true } });
    expect(await logoOf()).toBeNull();
    await katrin.client.resources.restore({ params: { resourceId: id } });
    expect(await logoOf()).toMatchObject({ id });
  });

  test('is never a deleted one, or a document', async () => {
    const missing = { status: 404, i18nKey: 'not_found.resource' };
    const deleted = await aResource(app.platform, katrin.organisationId, { deletedAt: app.clock.now() });
    for (const logo of [deleted, 987654321])
      await expect(update({ name: 'A', logo, version: 1 })).rejects.toMatchObject(missing);
    const document = await aResource(app.platform, katrin.organisationId, { mimeType: 'application/pdf' });
    await expect(update({ name: 'A', logo: document, version: 1 })).rejects.toMatchObject({
      i18nKey: 'resource.type_refused',
    });
    expect(await katrin.client.profile.read()).toMatchObject({ logo: null, version: 1 });
  });
});

test('the logo and the joining date of the demo company are no other company’s', async () => {
  const { organisationId } = katrin;
  const stranger = await signedIn(app, await aMember(app.platform));
  const logo = await aResource(app.platform, organisationId);
  await app.platform.database.transaction(async (tx) => {
    await organisationStore(tx, organisationId).joinedAt(new Date('2024-03-01T08:00:00Z'));
    await showDeliveredLogo(tx, organisationId, logo, app.clock.now());
  });
  const shown = async ({ client, organisationId: id }: SignedInAccount) => {
    const { items } = await client.organisations.activities({ params: { organisationId: id } });
    return { logo: (await client.profile.read()).logo?.id, joinedAt: items[0]?.at };
  };
  expect(await shown(katrin)).toEqual({ logo, joinedAt: '2024-03-01T08:00:00.000Z' });
  expect(await shown(stranger)).toEqual({ logo: undefined, joinedAt: '2020-01-01T09:00:00.000Z' });
});
