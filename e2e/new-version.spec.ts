import { expect, goalPath, test } from './dashboard/fixtures.ts';

// A browser with the other area's files in its cache would not request them.
test.use({ requestsMayFail: true, freshBrowser: true });

/** These files belong to the area of company data and tracking. */
const OTHER_AREA = '**/assets/kpis-*.js';

function expectOnlyLogged(complaints: string[], expected: readonly RegExp[]): void {
  const others = complaints.splice(0).filter((said) => !expected.some((pattern) => pattern.test(said)));
  expect(others).toEqual([]);
}

test('a page whose parts a newer version has replaced is loaded again at the requested address', async ({
  own,
  strategist,
  complaints,
  t,
}) => {
  await own.goto(goalPath(await strategist.goal('e')), { waitUntil: 'networkidle' });
  let documents = 0;
  own.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The files are gone for the open page; a new page knows the new names.
  await own.route(OTHER_AREA, (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await own
    .getByRole('link', { name: t('common.navigation.companyData') })
    .first()
    .click();
  await expect(own).toHaveTitle(`${t('common.navigation.companyData')} · Metra`);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(/Kennzahl/);
  await expect(own).toHaveURL('/app/company-data');
  expect(documents).toBe(1);
  expectOnlyLogged(complaints, [/dynamically imported module/]);
});

test('without a connection the page says so and stays, and opens when the connection is back', async ({
  own,
  strategist,
  complaints,
  t,
}) => {
  await own.goto(goalPath(await strategist.goal('e')), { waitUntil: 'networkidle' });
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
  await expect(own).toHaveTitle(`${t('common.navigation.companyData')} · Metra`);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(/Kennzahl/);
  expectOnlyLogged(complaints, [
    /^ClientError/,
    /^A page failed\. ClientError/,
    /^RecordFetchError/,
    /imported module/,
  ]);
});
