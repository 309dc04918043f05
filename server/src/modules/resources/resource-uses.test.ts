import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOwnFactor, aSubscriberIn, tariff } from '../../../test/factories/factors.ts';
import { anOwnKpi, aRecord } from '../../../test/factories/kpis.ts';
import { anUpload, aPdf, aPicture, aResource } from '../../../test/factories/resources.ts';
import { aTrackedGoal } from '../../../test/factories/tracking.ts';
import { contentImages } from './content-images.service.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  katrin = await aSubscriberIn(app, 'DE');
});
afterAll(() => app.close());

const pdf = ({ token }: SignedInAccount) => anUpload(app, token, new File([aPdf()], 'Rechnung.pdf'));
const usesOf = ({ client }: SignedInAccount, resourceId: number) =>
  client.resources.uses({ params: { resourceId } });
const remove = ({ client }: SignedInAccount, resourceId: number, force?: boolean) =>
  client.resources.remove({ params: { resourceId }, query: { force } });

/** A company's evidence for a record, named after its KPI. */
async function usedByRecords(months: readonly string[]) {
  const file = await pdf(katrin);
  const kpi = await anOwnKpi(katrin, `Strom ${file.id}`);
  for (const month of months) await aRecord(katrin, kpi, month, 5, { evidence: [file.id] });
  return { file, kpi };
}

describe('the uses of a file', () => {
  test('nowhere', async () => {
    expect(await usesOf(katrin, (await pdf(katrin)).id)).toEqual({ count: 0, uses: [] });
  });

  test('as evidence of records, the latest first', async () => {
    const { file, kpi } = await usedByRecords(['2026-01', '2026-02']);
    const use = { kind: 'KPI_RECORD', id: kpi.id, name: `Strom ${file.id}`, published: false };
    expect(await usesOf(katrin, file.id)).toEqual({
      count: 2,
      uses: [
        { ...use, from: '2026-02-01', to: '2026-02-28' },
        { ...use, from: '2026-01-01', to: '2026-01-31' },
      ],
    });
  });

  test('does not include deleted records', async () => {
    const file = await pdf(katrin);
    const record = await aRecord(katrin, await anOwnKpi(katrin, 'Gas'), '2026-01', 5, {
      evidence: [file.id],
    });
    await katrin.client.kpiRecords.remove({ params: { kpiRecordId: record.id } });
    expect(await usesOf(katrin, file.id)).toEqual({ count: 0, uses: [] });
  });

  test('as evidence of a factor of one’s own, and as logo', async () => {
    const picture = await anUpload(app, katrin.token, new File([await aPicture()], 'logo.png'));
    await anOwnFactor(katrin, { ...tariff, source: 'Stadtwerke', evidence: [picture.id] });
    const { version, name } = await katrin.client.profile.read();
    await katrin.client.profile.update({ body: { name, logo: picture.id, version } });
    const { uses } = await usesOf(katrin, picture.id);
    expect(uses).toMatchObject([
      { kind: 'LOGO', id: katrin.organisationId, name },
      { kind: 'OWN_FACTOR', name: 'Stadtwerke', from: `${tariff.firstYear}-01-01` },
    ]);
  });

  test('as evidence of a measure, named in the language of the reader', async () => {
    const { member, measure } = await aTrackedGoal(app);
    const file = await pdf(member);
    await member.client.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: { evidence: [file.id], version: 1 },
    });
    expect(await usesOf(member, file.id)).toMatchObject({
      count: 1,
      uses: [{ kind: 'MEASURE', id: measure.id, name: measure.name }],
    });
    const english = await app.fetch(`/api/v1/resources/${file.id}/uses`, {
      headers: { authorization: `Bearer ${member.token}`, 'accept-language': 'en' },
    });
    const { uses } = (await english.json()) as { uses: { name: string }[] };
    expect(uses[0]?.name).not.toBe(measure.name);
  });

  test('the first fifty are named, all are counted', async () => {
    const file = await pdf(katrin);
    const kpi = await anOwnKpi(katrin, 'Wasser');
    const first = Temporal.PlainYearMonth.from('2018-01');
    for (let n = 0; n < 51; n += 1)
      await aRecord(katrin, kpi, first.add({ months: n }).toString(), 5, { evidence: [file.id] });
    const { count, uses } = await usesOf(katrin, file.id);
    expect([count, uses.length]).toEqual([51, 50]);
  });

  test('is not shown to others', async () => {
    const { file } = await usedByRecords(['2026-01']);
    const other = await signedIn(app, await aMember(app.platform));
    await expect(usesOf(other, file.id)).rejects.toMatchObject({ i18nKey: 'not_found.resource' });
  });
});

describe('a file that is used', () => {
  test('can only be deleted after a warning, and returns to its places when restored', async () => {
    const { file, kpi } = await usedByRecords(['2026-01']);
    await expect(remove(katrin, file.id)).rejects.toMatchObject({
      status: 409,
      i18nKey: 'resource.in_use',
      fields: [{ path: 'uses', key: 'inUse', detail: `Strom ${file.id}` }],
    });
    await expect(remove(katrin, file.id, false)).rejects.toMatchObject({ i18nKey: 'resource.in_use' });
    expect(await katrin.client.resources.read({ params: { resourceId: file.id } })).toEqual(file);

    await remove(katrin, file.id, true);
    const evidence = async () => {
      const { items } = await katrin.client.kpiRecords.ofKpi({ params: { kpiId: kpi.id } });
      return items[0]?.evidence.map(({ id }) => id);
    };
    expect(await evidence()).toEqual([]);
    await expect(remove(katrin, file.id, true)).rejects.toMatchObject({ i18nKey: 'not_found.resource' });
    await katrin.client.resources.restore({ params: { resourceId: file.id } });
    expect(await evidence()).toEqual([file.id]);
  });

  test('by a page names it, the published one first', async () => {
    const editor = await signedIn(app, await anEditor(app.platform));
    const { organisationId } = editor;
    const picture = await anUpload(app, editor.token, new File([await aPicture()], 'a.png'));
    const uses = (published: boolean) => [{ resourceId: picture.id, published }];
    await app.platform.database.transaction(async (tx) => {
      const { replaceUses } = contentImages(app.platform);
      const draft = { kind: 'HOME', id: 1, names: { de: 'Startseite', en: 'Home' } } as const;
      await replaceUses(tx, organisationId, draft, uses(false));
      const page = { kind: 'LANDING_PAGE', id: 2, names: { de: 'Über uns', en: 'About us' } } as const;
      await replaceUses(tx, organisationId, page, uses(true));
    });
    expect((await usesOf(editor, picture.id)).uses).toMatchObject([
      { kind: 'LANDING_PAGE', id: 2, name: 'Über uns', published: true },
      { kind: 'HOME', id: 1, name: 'Startseite', published: false },
    ]);
    await expect(remove(editor, picture.id)).rejects.toMatchObject({ i18nKey: 'resource.in_use' });
  });
});

test('how much room is taken, and how much there is', async () => {
  const { client, organisationId } = await signedIn(app, await aMember(app.platform));
  await aResource(app.platform, organisationId, { size: 1000 });
  await aResource(app.platform, organisationId, { size: 500, deletedAt: app.clock.now() });
  expect(await client.resources.storage()).toEqual({
    bytes: 1000,
    maxBytes: 100 * 1024 ** 2,
    files: 2,
    maxFiles: 200,
  });
  expect(await katrin.client.resources.storage()).toMatchObject({ maxBytes: 1024 ** 3, maxFiles: 20_000 });
});
