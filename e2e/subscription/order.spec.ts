import { callerOf } from '../accounts/api.ts';
import { keepToken } from '../accounts/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { aCode, expect, test, written } from './fixtures.ts';
import { saved, subscriptionPage } from './pages.ts';

test('a trial ends, a year is ordered and invoiced, and the subscription is cancelled and resumed', async ({
  own,
  t,
  strategist,
  administrator,
  endIn,
  program,
  language,
}) => {
  test.slow();
  const code = aCode('Herbst');
  await administrator.api.promotions.create({
    body: { code, name: 'Herbst', kind: 'PERCENT', value: 20, validFrom: '2026-01-01' },
  });
  await endIn(5);
  const page = subscriptionPage(own, t);

  await own.goto('/app/dashboard');
  const banner = own.getByRole('region', { name: t('subscription.banner.label') });
  await expect(banner).toContainText(written(5, language));
  await banner.getByRole('link', { name: t('subscription.banner.action') }).click();
  await expect(page.title).toContainText(written(5, language));
  await expect(banner).toHaveCount(0);
  await own.goBack();
  await banner.getByRole('button', { name: t('subscription.banner.dismiss') }).click();
  // The data of the banner is loaded as well.
  await own.goto('/app/profile/settings', { waitUntil: 'networkidle' });
  await expect(own.getByLabel(t('settings.name'))).toBeVisible();
  await expect(banner).toHaveCount(0);
  await own.goto('/app/profile/abo');

  await page.code.fill(`  ${code.toLowerCase()} `);
  await page.applyCode.click();
  await expect(page.summary).toContainText(/−138,00\s€/);
  await page.vatId.fill('de 136 695 976');
  await expect(page.summary).toContainText(/656,88\s€/);
  await expect(page.summary).toContainText(written(6, language));
  await page.terms.check();
  await page.order.dblclick();

  await expect(page.ordered).toBeVisible();
  await expect(page.title).toContainText(written(6, language));
  const { items } = await strategist.api.subscription.invoices({ query: {} });
  expect(items).toHaveLength(1);
  const number = items[0]?.number ?? '';
  await expect(page.invoices).toContainText(number);
  const file = (format: 'pdf' | 'xml') =>
    saved(own, own.getByRole('button', { name: t(`subscription.invoice.save.${format}`, { number }) }));
  const pdf = await file('pdf');
  expect(pdf.name).toBe(`${number}.pdf`);
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  const xml = await file('xml');
  expect(xml.content.toString()).toContain(`>${number}<`);
  expect(xml.content.toString()).toContain('DE136695976');

  await own.getByRole('button', { name: t('subscription.billing.change') }).click();
  const address = own.getByRole('dialog', { name: t('subscription.billing.title') });
  await address.getByLabel(t('subscription.billing.purchaseOrder')).fill('B-4711');
  await address.getByRole('button', { name: t('subscription.billing.save') }).click();
  await expectSaid(own, t('subscription.billing.saved'));
  await expect(own.getByText('B-4711')).toBeVisible();

  await page.cancel.click();
  const question = own.getByRole('alertdialog', { name: t('subscription.cancel.title') });
  await question.getByRole('button', { name: t('subscription.cancel.confirm') }).click();
  await expectSaid(own, t('subscription.cancelled'));
  await expect(strategist.api.my.subscription()).resolves.toMatchObject({ autoRenew: false });
  await page.resume.click();
  await expectSaid(own, t('subscription.resumed'));
  await expect(page.cancel).toBeVisible();

  const { id: accountId } = await strategist.api.auth.getLogin();
  const acting = callerOf(program, language, administrator.token());
  await acting.api.auth.impersonate({ body: { accountId, reason: 'Frage zur Rechnung' } });
  // In this browser a staff member impersonates the person.
  await keepToken(own, acting.token());
  await own.reload();
  await expect(own.getByText(t('subscription.locked'))).toBeVisible();
  await expect(page.cancel).toBeDisabled();
});
