import type { Page } from '@playwright/test';
import { aPicture } from '../content/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea } from './area.ts';

const FILES = '/app/organisation/resources';

const openMenu = (page: Page, name: string) => page.getByRole('button', { name }).click();

export const filesArea: AccessibleArea = {
  name: 'the files',
  language: 'de',
  onlooker: 'strategist',
  /** A picture, and an invoice that a record uses as evidence. */
  async prepare({ strategist: { api }, kpi }) {
    const { name, buffer } = aPicture('Werkhalle.png');
    await api.resources.create({ body: {} }, { file: new File([new Uint8Array(buffer)], name) });
    const file = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'], 'Stromrechnung.pdf');
    const bill = await api.resources.create({ body: {} }, { file });
    const { version, ...record } = await (await kpi('electricity-purchased')).enter('2026-08', 1680);
    await api.kpiRecords.update({
      params: { kpiRecordId: record.id },
      body: {
        periodStart: '2026-08-01',
        periodEnd: '2026-08-31',
        value: 1680,
        confirmed: true,
        evidence: [bill.id],
        version,
      },
    });
  },
  states: [
    {
      name: 'a file that is refused',
      path: FILES,
      async reach({ page, t }) {
        const nothing = { name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) };
        await page.locator('input[type=file]').setInputFiles([nothing]);
        await expect(page.getByText(t('files.upload.empty'))).toBeVisible();
      },
    },
    {
      name: 'a picture with its text',
      path: FILES,
      async reach({ page, t }) {
        await page.getByRole('button', { name: 'Werkhalle.png', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Werkhalle.png' });
        await dialog.getByLabel(t('files.field.altDe')).fill('Unsere Werkhalle');
      },
    },
    {
      name: 'the question before a file goes that is used',
      path: FILES,
      async reach({ page, t, kpi }) {
        await openMenu(page, t('files.menu', { name: 'Stromrechnung.pdf' }));
        await page.getByRole('menuitem', { name: t('files.delete') }).click();
        const { name } = await kpi('electricity-purchased');
        await expect(page.getByRole('alertdialog').getByText(name)).toBeVisible();
      },
    },
    {
      name: 'the files that were deleted',
      path: `${FILES}?deleted=true`,
      async reach({ page, t, strategist: { api } }) {
        const { items } = await api.resources.list({ query: { query: 'Werkhalle' } });
        await api.resources.remove({ params: { resourceId: items[0]?.id ?? 0 } });
        await page.reload();
        const name = t('files.restoreNamed', { name: 'Werkhalle.png' });
        await expect(page.getByRole('button', { name })).toBeVisible();
      },
    },
  ],
};
