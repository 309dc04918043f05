import { bellWithNews, expect, openAccount, test } from './fixtures.ts';

const MANY = 22;

test('notifications are counted, paged and marked as seen', async ({
  page,
  t,
  member,
  administrator,
  program,
}) => {
  for (let turn = 1; turn <= MANY; turn += 1) {
    await fetch(`${program.address}/api/v1/auth/impersonate`, {
      method: 'POST',
      headers: {
        'x-application-id': 'mc_esg',
        'content-type': 'application/json',
        authorization: `Bearer ${administrator.token()}`,
      },
      body: JSON.stringify({ accountId: member.id, reason: `Anliegen ${turn}` }),
    });
  }
  await openAccount(page, t, member);
  await bellWithNews(page, t).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  await panel.getByRole('link', { name: t('events.all') }).click();
  await expect(page).toHaveURL('/app/events');
  const main = page.getByRole('main');
  await expect(main.getByText(`Anliegen ${MANY}`, { exact: false })).toBeVisible();

  await main.getByRole('button', { name: t('parts.nextPage') }).click();
  await expect(page).toHaveURL('/app/events?page=2');
  // The pattern finds the first one only, not those from ten on.
  const earliest = main.getByText(/Anliegen 1(?!\d)/);
  await expect(earliest).toBeVisible();
  // The day follows the text, so on the 20th "Anliegen 2" reads "Anliegen 220. Nov.".
  await expect(main.getByText(new RegExp(`Anliegen ${MANY}(?!\\d)`))).toHaveCount(0);

  await main.getByRole('radio', { name: t('events.filterUnseen') }).click();
  const first = main.locator('li[data-unseen]').first();
  await expect(first).toContainText(`Anliegen ${MANY}`);
  await first.getByRole('button').click();
  await expect(first).not.toContainText(`Anliegen ${MANY}`);
  await main.getByRole('button', { name: t('events.markAllSeen') }).click();
  await expect(main.getByRole('heading', { name: t('events.noneUnseen') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('events.title'), exact: true })).toBeVisible();
});
