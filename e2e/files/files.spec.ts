import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { expectFitting, PHONE } from '../accessibility.ts';
import { keepToken } from '../accounts/fixtures.ts';
import { expect, test } from '../kpis/fixtures.ts';
import { expectSaid } from '../toasts.ts';

const path = '/app/organisation/resources';

const picture = (colour: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\n`);
const upload = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files);

/** Sentences with a number. */
const ONE = 'Datei hochgeladen.';
const TWO = '2 Dateien hochgeladen.';
const LEFT = 'noch 30 Tage';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('files are uploaded, found, described, replaced, deleted although used, and restored', async ({
    own,
    t,
    kpi,
    strategist,
  }) => {
    test.slow();
    await own.goto(path);
    await expect(own.getByRole('heading', { name: t('files.nothing') })).toBeVisible();
    await upload(own, [
      { name: 'Werkhalle.png', mimeType: 'image/png', buffer: await picture('#05857c') },
      { name: 'Stromrechnung.pdf', mimeType: 'application/pdf', buffer: pdf('September') },
      { name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    ]);
    await expect(own.getByText(t('files.upload.empty'))).toBeVisible();
    await expectSaid(own, TWO);
    await own.getByRole('button', { name: /^leer\.txt/ }).click();
    await expectFitting(own);

    const search = own.getByRole('searchbox', { name: t('files.search') });
    await search.fill('HALLE');
    await expect(own).toHaveURL(/query=HALLE/);
    await expect(own.getByRole('button', { name: 'Stromrechnung.pdf', exact: true })).toHaveCount(0);
    await own.getByRole('button', { name: 'Werkhalle.png', exact: true }).click();

    const dialog = own.getByRole('dialog', { name: 'Werkhalle.png' });
    const spot = dialog.getByRole('button', { name: t('files.focus.label', { x: '50', y: '50' }) });
    await spot.focus();
    await own.keyboard.press('ArrowLeft');
    await own.keyboard.press('ArrowUp');
    await expect(
      dialog.getByRole('button', { name: t('files.focus.label', { x: '45', y: '45' }) }),
    ).toBeFocused();
    await dialog.getByLabel(t('files.field.altDe')).fill('Unsere Werkhalle');
    await dialog.getByRole('button', { name: t('files.save') }).click();
    await expectSaid(own, t('files.saved', { name: 'Werkhalle.png' }));
    await expect(own.getByRole('button', { name: 'Werkhalle.png', exact: true })).toBeFocused();
    const { items: found } = await strategist.api.resources.list({ query: { query: 'halle' } });
    expect(found[0]?.image).toMatchObject({
      focus: { x: 0.45, y: 0.45 },
      altText: { de: 'Unsere Werkhalle' },
    });

    const chooser = own.waitForEvent('filechooser');
    await own.getByRole('button', { name: t('files.menu', { name: 'Werkhalle.png' }) }).click();
    await own.getByRole('menuitem', { name: t('files.replace') }).click();
    const smaller = await picture('#da6817', 640, 480);
    await (await chooser).setFiles([{ name: 'neu.png', mimeType: 'image/png', buffer: smaller }]);
    await expectSaid(own, ONE);
    const replaced = await strategist.api.resources.read({ params: { resourceId: found[0]?.id ?? 0 } });
    expect(replaced).toMatchObject({ name: 'Werkhalle.png', image: { width: 640 } });

    await search.clear();
    // The unfiltered list is loaded. A menu that was opened before would disappear with the old row.
    await expect(own).not.toHaveURL(/query=/);
    await expect(own.getByRole('button', { name: 'Stromrechnung.pdf', exact: true })).toBeVisible();
    const bill = (await strategist.api.resources.list({ query: { query: 'Stromrechnung' } })).items[0];
    const power = await kpi('electricity-purchased');
    const record = await power.enter('2026-08', 1680);
    await strategist.api.kpiRecords.update({
      params: { kpiRecordId: record.id },
      body: {
        periodStart: '2026-08-01',
        periodEnd: '2026-08-31',
        value: 1680,
        confirmed: true,
        evidence: [bill?.id ?? 0],
        version: record.version,
      },
    });
    const question = own.getByRole('alertdialog', {
      name: t('files.delete.title', { name: 'Stromrechnung.pdf' }),
    });
    const billMenu = own.getByRole('button', { name: t('files.menu', { name: 'Stromrechnung.pdf' }) });
    const remove = async () => {
      await billMenu.click();
      await own.getByRole('menuitem', { name: t('files.delete') }).click();
    };
    await remove();
    await expect(question.getByText(power.name)).toBeVisible();
    await own.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(billMenu).toBeFocused();
    await expect(own.getByRole('button', { name: 'Stromrechnung.pdf', exact: true })).toBeVisible();
    await remove();
    await question.getByRole('button', { name: t('files.delete.confirm') }).click();
    await expectSaid(own, t('files.deleted', { name: 'Stromrechnung.pdf' }));
    await expect(own.getByRole('button', { name: 'Stromrechnung.pdf', exact: true })).toHaveCount(0);
    expect((await power.record('2026-08'))?.evidence).toEqual([]);

    await own.getByText(t('files.filter.deleted'), { exact: true }).click();
    await expect(own.getByText(LEFT)).toBeVisible();
    await own.getByRole('button', { name: t('files.restoreNamed', { name: 'Stromrechnung.pdf' }) }).click();
    await expectSaid(own, t('files.restored', { name: 'Stromrechnung.pdf' }));
    expect((await power.record('2026-08'))?.evidence).toHaveLength(1);
  });
});

test.describe('while files are on their way', () => {
  test.use({ requestsMayFail: true });

  test('one is called back, and leaving is asked about', async ({ own, t, strategist }) => {
    await own.goto(path);
    // The test releases the answer.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await own.route('**/api/v1/resources', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await upload(own, [
      { name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf('a') },
      { name: 'b.pdf', mimeType: 'application/pdf', buffer: pdf('b') },
    ]);
    await own.getByRole('button', { name: `a.pdf: ${t('parts.cancel')}` }).click();
    await expect(own.getByText('a.pdf')).toHaveCount(0);
    await own
      .getByRole('link', { name: t('common.navigation.overview') })
      .first()
      .click();
    const question = own.getByRole('alertdialog', { name: t('files.leave.title') });
    await question.getByRole('button', { name: t('files.leave.cancel') }).click();
    answer();
    await expectSaid(own, ONE);
    const { items } = await strategist.api.resources.list();
    expect(items.map(({ name }) => name)).toEqual(['b.pdf']);
  });
});

test('a reader looks and downloads, and is offered nothing else', async ({
  page,
  t,
  machine,
  strategist,
}) => {
  const file = new File([pdf('Vertrag')], 'Vertrag.pdf');
  await strategist.api.resources.create({ body: {} }, { file });
  const { organisation } = await strategist.api.auth.getLogin();
  const auditor = await aMember(machine, { organisationId: organisation.id, teamRole: 'READER' });
  await keepToken(page, await startSession(machine, auditor));
  await page.goto(path);
  await page.getByRole('button', { name: 'Vertrag.pdf', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Vertrag.pdf' });
  await expect(dialog.getByText(t('files.uses.none'))).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: t('files.download') }).click();
  expect((await download).suggestedFilename()).toBe('Vertrag.pdf');
  await page.keyboard.press('Escape');
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await page.getByRole('button', { name: t('files.menu', { name: 'Vertrag.pdf' }) }).click();
  await expect(page.getByRole('menuitem')).toHaveText([t('files.download')]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  // The button has the focus again and shows its tooltip until focus and pointer leave.
  await page.mouse.move(0, 0);
  await page.getByRole('searchbox').focus();
  await expect(page.locator('[data-tippy-root]')).toHaveCount(0);
});
