import { aCode, dayIn, expect, test } from './fixtures.ts';
import { subscriptionPage } from './pages.ts';

test('codes that do not hold, a wrong VAT id, a reload and a lost answer: nothing typed is lost, nothing ordered twice', async ({
  own,
  t,
  strategist,
  administrator,
}) => {
  test.slow();
  const [expired, single, holds] = [aCode('ALT'), aCode('EINMAL'), aCode('GILT')];
  const promotion = { name: 'Messe', kind: 'AMOUNT', value: 10_000, validFrom: '2026-01-01' } as const;
  const create = administrator.api.promotions.create;
  await create({ body: { ...promotion, code: expired, validUntil: dayIn(-1) } });
  await create({ body: { ...promotion, code: single, maxRedemptions: 1 } });
  await create({ body: { ...promotion, code: holds, kind: 'TRIAL_DAYS', value: 30 } });
  const page = subscriptionPage(own, t);
  const told = (text: string) => own.getByText(text, { exact: true });
  const problem = (key: string) => told(t(key));

  await own.goto(`/app/profile/abo?promotionCode=${holds.toLowerCase()}`);
  await expect(page.summary).toContainText('30');
  await expect(own).toHaveURL(/\/app\/profile\/abo$/);
  await expect(page.code).toHaveValue(holds);

  const texts = {
    [expired]: 'Dieser Aktionscode gilt nicht mehr.',
    'gibt es nicht': 'Diesen Aktionscode gibt es nicht.',
  };
  for (const [code, text] of Object.entries(texts)) {
    await page.code.fill(code);
    await page.code.press('Enter');
    await expect(own.getByText(text)).toBeVisible();
  }
  await expect(page.summary).toContainText('821,10');

  await page.street.fill('');
  await page.vatId.fill('DE136695977');
  await page.vatId.blur();
  const wrongId = t('subscription.vatId.wrong', { country: 'Deutschland', prefix: 'DE' });
  await expect(told(wrongId)).toBeVisible();
  await page.order.click();
  await expect(problem('forms.field.notBlank')).toBeVisible();
  await expect(problem('subscription.terms.required')).toBeVisible();
  await page.street.fill('Hafenweg 7');
  await page.country.fill('Österreich');
  await own.getByRole('option', { name: 'Österreich' }).click();
  await expect(told(t('subscription.vatId.wrong', { country: 'Österreich', prefix: 'AT' }))).toBeVisible();
  await page.vatId.fill('ATU 13585627');
  await expect(problem('subscription.vat.AE')).toBeVisible();
  await page.code.fill(single);
  await page.code.press('Enter');
  await expect(page.summary).toContainText('590,00');

  await own.reload();
  await expect(page.street).toHaveValue('Hafenweg 7');
  await expect(page.vatId).toHaveValue('ATU 13585627');
  await expect(page.code).toHaveValue(single);
  await expect(page.summary).toContainText('590,00');

  // The server receives the order, but its answer and all later ones are lost.
  const keys: (string | undefined)[] = [];
  await own.route('**/api/v1/my/subscription', (route) => route.abort());
  await own.route('**/api/v1/my/subscription/subscribe', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await page.terms.check();
  await page.order.click();
  await expect(problem('subscription.order.unsure')).toBeVisible();
  await page.order.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(page.order).toBeEnabled();
  expect(new Set(keys).size).toBe(1);
  await own.unroute('**/api/v1/my/subscription/subscribe');
  await page.order.click();
  await expect(page.ordered).toBeVisible();
  await own.unroute('**/api/v1/my/subscription');

  await expect(strategist.api.subscription.invoices({ query: {} })).resolves.toMatchObject({
    total: 1,
    items: [{ vatCategory: 'AE', gross: 59_000 }],
  });
  await expect(strategist.api.subscription.price({ query: { promotionId: single } })).rejects.toMatchObject({
    i18nKey: 'promotion.used_up',
  });
});
