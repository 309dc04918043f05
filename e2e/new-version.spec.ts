import { expect, goalPath, test } from './dashboard/fixtures.ts';

test.use({ requestsMayFail: true });

/** The files of the area that company data and tracking belong to. */
const OTHER_AREA = '**/assets/kpis-*.js';

test('a page whose parts a newer version has replaced is loaded anew, where one wanted to go', async ({
  own,
  strategist,
  t,
}) => {
  await own.goto(goalPath(await strategist.goal('e')));
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  // Gone, until the page has been loaded anew.
  await own.route(OTHER_AREA, (route) => route.fulfill({ status: 404, body: '' }));
  const loadedAnew = own.waitForEvent('load').then(() => own.unroute(OTHER_AREA));
  await own
    .getByRole('link', { name: t('common.navigation.companyData') })
    .first()
    .click();
  await loadedAnew;
  await own.reload();
  await expect(own).toHaveURL('/app/company-data');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a connection the page says so and stays, and opens when the connection is back', async ({
  own,
  strategist,
  t,
}) => {
  await own.goto(goalPath(await strategist.goal('e')));
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await own.context().setOffline(true);
  await own
    .getByRole('link', { name: t('common.navigation.companyData') })
    .first()
    .click();
  await expect(own.getByRole('alert').getByText(t('common.noResponse')).first()).toBeVisible();
  await own.context().setOffline(false);
  await own
    .getByRole('button', { name: t('parts.reload') })
    .first()
    .click();
  await expect(own).toHaveURL('/app/company-data');
  await expect(own.getByRole('heading', { level: 1 })).toContainText(t('common.navigation.companyData'));
});
