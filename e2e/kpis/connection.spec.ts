import { expect, fieldOf, rowOf, test } from './fixtures.ts';

test('nothing is lost without a connection, on closing the page, or to a colleague', async ({
  own,
  context,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const water = await kpi('water-withdrawal');
  const diesel = await kpi('fuel-diesel');
  const power = await kpi('electricity-purchased');
  const grid = '/app/tracking/records?frequency=MONTH&period=2026-03';
  await own.goto(grid);
  const field = (name: string) => fieldOf(own, name, 'März 2026');
  // Nobody has used this KPI yet.
  await expect(field(power.name)).toBeVisible();
  await expect(field(water.name)).toBeHidden();
  await own.getByRole('button', { name: /weitere zeigen$/ }).click();
  await expect(field(water.name)).toBeVisible();

  await context.setOffline(true);
  await field(water.name).fill('120');
  await field(water.name).press('Enter');
  await expect(rowOf(field(water.name))).toContainText(t('forms.save.offline'));
  await field(diesel.name).fill('340,5');
  await field(diesel.name).press('Enter');
  await expect(own.getByRole('button', { name: t('tracking.unsaved.tryAgain') })).toBeVisible();
  // The value is still being typed when the browser closes.
  await field(power.name).fill('20');
  expect(await water.record('2026-03')).toBeUndefined();
  // A colleague enters another value for the same month before the page closes, because a closing page is online for
  // a moment and may send waiting values.
  await diesel.enter('2026-03', 300);
  await own.close();
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(grid);
  await expect.poll(async () => (await water.record('2026-03'))?.value).toBe(120);
  const again = (name: string) => fieldOf(page, name, 'März 2026');
  await expect(again(power.name)).toHaveValue('20');
  // The value was stored or saved: a closing page leaves its field, and a left field is saved if possible.
  await expect(rowOf(again(power.name))).toContainText(
    new RegExp(`${t('forms.save.typed')}|${t('forms.save.saved')}`),
  );

  // Both versions are shown, and the person chooses.
  const asks = (name: string) => rowOf(again(name)).getByRole('button', { name: t('forms.save.conflict') });
  await asks(diesel.name).click();
  await expect(page.getByRole('button', { name: /300/ })).toBeVisible();
  await page.getByRole('button', { name: /340,5/ }).click();
  await expect.poll(async () => (await diesel.record('2026-03'))?.value).toBe(340.5);

  await again(power.name).fill('2050');
  await again(power.name).press('Enter');
  await expect.poll(async () => (await power.record('2026-03'))?.value).toBe(2050);

  // The record has changed meanwhile, and the person chooses their own value.
  await again(water.name).fill('125');
  const present = await water.record('2026-03');
  await strategist.api.kpiRecords.update({
    params: { kpiRecordId: present?.id ?? 0 },
    body: {
      periodStart: '2026-03-01',
      periodEnd: '2026-03-31',
      value: 118,
      confirmed: true,
      version: present?.version ?? 0,
    },
  });
  await again(water.name).press('Enter');
  await asks(water.name).click();
  await page.getByRole('button', { name: /118/ }).click();
  await expect(again(water.name)).toHaveValue('118');
  expect((await water.record('2026-03'))?.value).toBe(118);
  await page.reload();
  await expect(again(water.name)).toHaveValue('118');
});
