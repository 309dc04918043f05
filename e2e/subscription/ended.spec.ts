import { toast } from '../toasts.ts';
import { aCode, expect, inWords, test, written } from './fixtures.ts';
import { subscriptionPage } from './pages.ts';

test.use({ language: 'en' });

test('a member whose subscription has ended sees what stays open, orders again, and can work in every tab', async ({
  own,
  t,
  context,
  strategist,
  administrator,
  endIn,
  registeredWith,
}) => {
  test.slow();
  const code = aCode('WILLKOMMEN');
  await administrator.api.promotions.create({
    body: { code, name: 'Welcome', kind: 'AMOUNT', value: 9_000, validFrom: '2026-01-01' },
  });
  await registeredWith(code.toLowerCase());
  await endIn(-3);
  const page = subscriptionPage(own, t);
  await own.goto('/app/dashboard');
  await expect(toast(own, t('auth.noActiveSubscription'))).toBeVisible();
  await expect(own).toHaveURL(/\/app\/profile\/abo$/);
  await expect(page.title).toContainText(written(-3, 'en'));
  await expect(own.getByText(t('subscription.stays.text'))).toBeVisible();
  await own.getByRole('link', { name: t('subscription.export') }).click();
  await expect(own.getByRole('button', { name: t('account.export.start') })).toBeEnabled();

  const other = await context.newPage();
  await other.goto('/app/dashboard');
  await expect(other).toHaveURL(/\/app\/profile\/abo$/);
  await expect(toast(other, t('auth.noActiveSubscription'))).toBeVisible();

  await own.goto('/app/profile/abo');
  await expect(page.code).toHaveValue(code);
  await expect(page.summary).toContainText('€714.00');
  await page.terms.check();
  await page.order.click();
  await expect(page.ordered).toBeVisible();
  const { activeUntil } = await strategist.api.my.subscription();
  await expect(page.title).toContainText(inWords(activeUntil, 'en'));
  await own.getByRole('link', { name: t('subscription.ordered.toDashboard') }).click();
  await expect(own).toHaveURL(/\/app\/dashboard$/);

  await expect(subscriptionPage(other, t).cancel).toBeVisible();
  await expect(toast(other, t('auth.noActiveSubscription'))).toHaveCount(0);
  await other
    .getByRole('link', { name: t('common.navigation.overview') })
    .first()
    .click();
  await expect(other).toHaveURL(/\/app\/dashboard$/);
});
