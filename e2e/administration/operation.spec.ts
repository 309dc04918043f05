import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { keepToken } from '../accounts/fixtures.ts';
import { arrowTo, tabTo } from '../by-keyboard.ts';
import { expect, test } from '../content/fixtures.ts';

test.use({ language: 'de' });

test('who did what is found a year later, what failed is sent on its way again by keyboard, and a standard is read', async ({
  page,
  machine,
  administrator,
  t,
}) => {
  test.slow();
  await keepToken(page, administrator.token());

  await test.step('a year later, who did what: found by words, with what was there before', async () => {
    const word = `zeugnis:${randomUUID()}`;
    await sql`insert into audit_log (at, action, subject, details)
      values (now() - interval '1 year', 'organisation.page_changed', ${word}, '{"before":{"name":"Alt"},"after":{"name":"Neu"}}')`.execute(
      machine.database.kysely,
    );
    await page.goto('/admin/audit');
    await page.getByRole('searchbox').fill(word);
    const row = page.getByRole('row').filter({ hasText: word.slice(8) });
    await expect(row).toHaveCount(1);
    await row.getByText('Die öffentliche Seite eines Unternehmens wurde geändert.').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Alt')).toBeVisible();
    await expect(dialog.getByText('Neu')).toBeVisible();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('administration.list.csv') }).click();
    expect((await download).suggestedFilename()).toMatch(/^metra-protokoll-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  await test.step('what failed is seen first and sent on its way again', async () => {
    const subject = `Nicht angekommen ${randomUUID()}`;
    await sql`insert into outbox_mails (recipient, recipient_key, kind, language, subject, text_body, html_body, failed_at, last_error)
      values ('weg@firma.example', 'weg@firma.example', 'test', 'de', ${subject}, 'x', '<p>x</p>', now(), 'EENVELOPE RCPT TO 550')`.execute(
      machine.database.kysely,
    );
    await page.getByRole('link', { name: t('administration.navigation.overview') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/warte(t|n) auf Sie/);
    await page.goto(`/admin/mails?query=${encodeURIComponent(subject)}`);
    const row = page.getByRole('row').filter({ hasText: subject });
    await expect(row).toContainText('550');
    await tabTo(page, { name: t('administration.list.actions', { name: subject }) });
    await page.keyboard.press('Enter');
    await arrowTo(page, { name: t('operation.again'), role: 'menuitem' });
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('operation.mails.onItsWay', { subject }))).toBeVisible();
    await expect(row).not.toContainText(t('operation.mails.failed'));
    await page.getByRole('link', { name: t('administration.navigation.jobs'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('operation.jobs.title'));
    await tabTo(page, { name: 'Arten von Aufträgen' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Mails zustellen' }).first()).toBeVisible();
  });

  await test.step('a standard says what it asks for and where values come from', async () => {
    await page.getByRole('link', { name: t('administration.navigation.standards') }).click();
    await page.getByRole('link', { name: /VSME/ }).click();
    await expect(page).toHaveURL(/\/admin\/standards\/vsme-/);
    await expect(page.getByRole('heading', { level: 2, name: /^B7/ })).toBeVisible();
    const water = page.getByRole('table', { name: /^B6/ });
    const withdrawal = water.getByRole('row').filter({ hasText: 'Wasserentnahme an allen Standorten' });
    // The column has the same name, so only the cell is meaningful.
    await expect(
      withdrawal.getByRole('cell', { name: t('catalogue-admin.standards.counts'), exact: true }),
    ).toBeVisible();
    await expect(withdrawal.getByRole('cell', { name: /water-withdrawal/ })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('catalogue-admin.standards.title') })
      .click();
    await expect(page).toHaveURL(/\/admin\/standards$/);
  });
});
