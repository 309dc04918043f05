import { expectRefused } from '../accounts/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { goalOf, measureOf } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

test('leads from the greeting to the dashboard', async ({ wizard, page, catalogue, caller, member }) => {
  test.slow();
  await wizard.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wizard.words('welcome.first.title', { name: member.firstName }),
  );
  // Whoever hesitates here can ask.
  await page.getByRole('button', { name: wizard.t('common.navigation.help') }).click();
  const help = page.getByRole('dialog', { name: wizard.t('help.title') });
  await expect(help.getByText('/app/wizard/welcome')).toBeVisible();
  await help.getByRole('button', { name: wizard.t('parts.cancel') }).click();
  await expect(help).toBeHidden();
  // The rest of the way on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(wizard.t('parts.step', { step: '1', total: '6' }))).toBeVisible();
  await wizard.action('welcome.begin').click();

  await wizard.expectAt('motivation');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await wizard.giveReasons();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await wizard.goal('e').click();
  await wizard.chooseGoals('e', 's', 'g');
  await wizard.measure('e').click();
  await expect(page.getByText(measureOf(catalogue, 'e').firstSteps[0] ?? '')).toBeVisible();
  await wizard.chooseMeasure('e', 'measures.s');
  await wizard.expectAt('measures/s');
  await wizard.chooseMeasure('s', 'measures.g');
  await wizard.expectAt('measures/g');
  await wizard.chooseMeasure('g', 'companyInfos');

  await wizard.expectAt('company-profile');
  await expect(wizard.field('metra-lite.wizard.company.name')).toHaveValue(member.organisationName);
  await wizard.action('next.summary').click();
  await expectRefused(wizard.industry(), wizard.t('forms.field.required'));
  await wizard.fillCompany();
  await page.locator('input[type=file]').setInputFiles({
    name: 'zeichen.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="30"/></svg>',
    ),
  });
  // Arrived, not only on its way.
  await expect(page.getByRole('button', { name: wizard.t('parts.remove') })).toBeVisible();
  await wizard.field('company.zipCode').fill('7807');
  // Suggestions for what was typed before may still be open.
  await page.getByRole('option').filter({ hasText: '7807' }).first().click();
  await expect(wizard.field('company.city')).not.toHaveValue('Tuttlingen');
  const city = await wizard.field('company.city').inputValue();
  await wizard.action('next.summary').click();

  await wizard.expectAt('summary');
  for (const sector of ['e', 's', 'g'] as const) {
    await expect(page.getByRole('heading', { name: goalOf(catalogue, sector).name })).toBeVisible();
    await expect(page.getByText(measureOf(catalogue, sector).name)).toBeVisible();
  }
  await expect(page.getByText(city)).toBeVisible();
  await wizard.finish();

  const strategy = await caller.api.my.activeStrategy();
  expect(strategy.goals.map(({ goalId }) => goalId)).toEqual(
    (['e', 's', 'g'] as const).map((sector) => goalOf(catalogue, sector).id),
  );
  expect((await caller.api.my.subscription()).isTrial).toBe(true);
  expect(await caller.api.profile.read()).toMatchObject({
    city,
    logo: { url: expect.any(String) },
    location: { label: expect.any(String) },
  });

  // Whoever has a strategy needs no wizard.
  await page.goto('/app/wizard/goals');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('every choice can be changed from the summary, the way back is short, and a colleague may be faster', async ({
  chosen: wizard,
  page,
  caller,
  catalogue,
}) => {
  test.slow();
  await page
    .getByRole('link', { name: wizard.words('step.motivation') })
    .last()
    .click();
  await wizard.expectAt('motivation');
  await wizard.reason(1).click();
  await wizard.action('next.summary').click();
  await wizard.expectAt('summary');

  await page
    .getByRole('link', {
      name: `${wizard.words('summary.change')}: ${wizard.words('summary.goal', { sector: 'Umwelt' })}`,
    })
    .click();
  await wizard.expectAt('goals');
  await page.getByRole('button', { name: wizard.words('goals.clearOf', { sector: 'Umwelt' }) }).click();
  await expect(wizard.goal('e')).not.toBeChecked();
  const other = catalogue.goals.find(({ sector, slug }) => sector === 'e' && slug === 'circular-economy');
  await page.getByRole('radio', { name: other?.name ?? '' }).click();
  await wizard.action('next.measures').click();
  await wizard.expectAt('measures/e');
  await page.getByRole('radio').first().click();
  await wizard.action('next.summary').click();
  await wizard.expectAt('summary');
  await expect(page.getByRole('heading', { name: other?.name ?? '' })).toBeVisible();

  // A colleague was faster: the dashboard is there already.
  await caller.api.my.finishWizard({
    body: {
      name: 'Kollegin',
      address: 'Weg 1',
      billingData: { street: 'Weg 1', zipCode: '78532', city: 'Tuttlingen', country: 'DE' },
      category: catalogue.sizes[0]?.id ?? 1,
      industry: catalogue.industries[0]?.id ?? 1,
      goals: [{ id: goalOf(catalogue, 'e').id, measures: [measureOf(catalogue, 'e').id] }],
    },
  });
  await wizard.finish();
  await expectSaid(page, wizard.words('alreadyFinished'));
});
