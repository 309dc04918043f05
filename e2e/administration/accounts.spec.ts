import { randomBytes } from 'node:crypto';
import { aMember, anOrganisation, startSession } from '../../server/test/factories/accounts.ts';
import { beListed } from '../../server/test/factories/offers.ts';
import { callerOf } from '../accounts/api.ts';
import { expect, keepToken, test } from '../accounts/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { givePasskey } from './passkey.ts';

test('an account is found, blocked and let in again, changed, acted for and left, all of it told; organisations leave the marketplace together', async ({
  page,
  t,
  member,
  machine,
  administrator,
  program,
}) => {
  test.slow();
  await keepToken(page, administrator.token());
  await page.goto('/admin/accounts');
  await expect(page.getByRole('heading', { level: 1, name: t('accounts-admin.title') })).toBeVisible();

  // The keyboard reaches the search, the row and the selection.
  await page.keyboard.press('/');
  await page.keyboard.type(member.email);
  const row = page.getByRole('row').filter({ hasText: member.email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toBeVisible();
  const link = row.getByRole('link');
  await link.focus();
  await page.keyboard.press('x');

  await page.getByRole('button', { name: t('accounts-admin.block'), exact: true }).click();
  await page.getByRole('button', { name: t('accounts-admin.block.confirm', { count: '1' }) }).click();
  await expect(row).toContainText(t('accounts-admin.status.SPAM'));
  await page.getByRole('button', { name: t('administration.bulk.undo') }).click();
  await expect(row).toContainText(t('accounts-admin.status.ACTIVE'));

  await link.click();
  await expect(page).toHaveURL(`/admin/accounts/${member.id}`);
  await page.getByLabel(t('accounts-admin.lastName')).fill('Lindner-Kurz');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lindner-Kurz');
  await expect(page.getByRole('complementary').filter({ hasText: 'Lindner-Kurz' })).toBeVisible();

  await page.getByRole('button', { name: t('administration.form.actions') }).click();
  await page.getByRole('menuitem', { name: t('accounts-admin.impersonate') }).click();
  await page.getByLabel(t('accounts-admin.impersonate.reason')).fill('Frage zum Bericht');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accounts-admin.impersonate.submit') })
    .click();
  const strip = page.getByRole('complementary', { name: new RegExp(member.organisationName) });
  await expect(strip).toBeVisible();
  // The bar appears before the application has redirected; a page that is requested in between would be lost.
  await expect(page).toHaveURL(/\/app\/wizard\//);
  await page.goto('/impressum');
  await strip.getByRole('button', { name: t('common.impersonation.end') }).click();
  await expect(page).toHaveURL(`/admin/accounts/${member.id}`);
  await expect(strip).toHaveCount(0);

  // Blocking has ended the earlier session.
  const theirs = callerOf(program, 'de', await startSession(machine, { id: member.id, roles: ['USER'] }));
  const { items } = await theirs.api.account.events();
  expect(JSON.stringify(items)).toContain('Frage zum Bericht');

  await test.step('who has lost a second factor signs in without it again, and why is written down', async () => {
    const { id, email } = await aMember(machine, { firstName: 'Ole', lastName: 'Carstens' });
    await givePasskey(machine, id);
    const one = { params: { accountId: id } };
    await page.goto(`/admin/accounts?query=${email}`);
    await page
      .getByRole('button', { name: t('administration.list.actions', { name: 'Ole Carstens' }) })
      .click();
    await page.getByRole('menuitem', { name: t('accounts-admin.removeFactor') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(t('accounts-admin.removeFactor.reason'))
      .fill('Telefon verloren, am Werkstor erkannt');
    await dialog.getByRole('button', { name: t('accounts-admin.removeFactor.submit') }).click();
    await expectSaid(page, t('accounts-admin.removeFactor.done', { name: 'Ole Carstens' }));
    expect(await administrator.api.accountsAdmin.read(one)).toMatchObject({ hasSecondFactor: false });
    const entry = machine.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', `account:${id}`);
    expect(await entry.execute()).toEqual([
      { action: 'second_factor.taken_off', details: { reason: 'Telefon verloren, am Werkstor erkannt' } },
    ]);
  });

  await test.step('organisations are taken off the marketplace together: told before, and put back', async () => {
    const word = randomBytes(4).toString('hex');
    const shown = await anOrganisation(machine, `Nord ${word} GmbH`);
    await anOrganisation(machine, `Still ${word} GmbH`);
    await beListed({ platform: machine }, shown);
    const isListed = async () => {
      const found = machine.database.kysely
        .selectFrom('organisations')
        .select('listed')
        .where('id', '=', shown);
      return (await found.executeTakeFirstOrThrow()).listed;
    };
    await page.goto(`/admin/organisations?query=${word}`);
    await page.getByRole('checkbox', { name: t('administration.list.choosePage') }).check();
    await page.getByRole('button', { name: t('marketplace-admin.bulk.unlist'), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: '1 von 2 Organisationen werden vom Marktplatz genommen' }),
    ).toBeVisible();
    await expect(
      page.getByText(t('administration.bulk.reason.UNCHANGED', { name: `Still ${word} GmbH` })),
    ).toBeVisible();
    await page
      .getByRole('button', { name: t('marketplace-admin.bulk.unlist.confirm', { count: '1' }) })
      .click();
    await expectSaid(page, 'Eine Organisation ist nicht mehr auf dem Marktplatz.');
    expect(await isListed()).toBe(false);
    await page.getByRole('button', { name: t('administration.bulk.undo') }).click();
    await expectSaid(page, 'Ein Eintrag ist wieder wie vorher.');
    expect(await isListed()).toBe(true);
  });
});
