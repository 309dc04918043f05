import type { PublicData } from '@metra/contract/operations/frontend';
import { PHONE } from '../accessibility.ts';
import { expectRefused } from '../accounts/fixtures.ts';
import { finishWizard } from '../dashboard/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { goalOf, measureOf } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { stored, storeUpToCompany } from './stored.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the company is described, choices are changed from the summary, and a finish that fails is tried again', async ({
    wizard,
    page,
    catalogue,
    caller,
    member,
  }) => {
    test.slow();
    const gone = goalOf(catalogue, 'e');
    const other = catalogue.goals.find(({ slug }) => slug === 'circular-economy');
    await storeUpToCompany(caller, catalogue);

    const city = await test.step('the company is described, with its logo', async () => {
      await wizard.open('/app/wizard/company-profile');
      await wizard.expectAt('company-profile');
      await expect(page.getByText(wizard.t('parts.step', { step: '5', total: '6' }))).toBeVisible();
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
      // The page has arrived and is not only loading.
      await expect(page.getByRole('button', { name: wizard.t('parts.remove') })).toBeVisible();
      await wizard.field('company.zipCode').fill('7807');
      // Suggestions for earlier input may still be open.
      await page.getByRole('option').filter({ hasText: '7807' }).first().click();
      await expect(wizard.field('company.city')).not.toHaveValue('Tuttlingen');
      const chosen = await wizard.field('company.city').inputValue();
      await wizard.action('next.summary').click();
      await wizard.expectAt('summary');
      for (const sector of ['e', 's'] as const) {
        await expect(page.getByRole('heading', { name: goalOf(catalogue, sector).name })).toBeVisible();
        await expect(page.getByText(measureOf(catalogue, sector).name)).toBeVisible();
      }
      await expect(page.getByText(chosen)).toBeVisible();
      return chosen;
    });

    await test.step('a reason is changed, and the way back is short', async () => {
      await page
        .getByRole('link', { name: wizard.words('step.motivation') })
        .last()
        .click();
      await wizard.expectAt('motivation');
      await wizard.reason(1).click();
      await wizard.action('next.summary').click();
      await wizard.expectAt('summary');
      await expect.poll(async () => await stored(caller, 'motivation')).toHaveLength(3);
    });

    await test.step('a goal that left the catalogue is explained and chosen anew', async () => {
      await page.route('**/frontend/metra-lite', async (route) => {
        const response = await route.fetch();
        const data = (await response.json()) as PublicData;
        await route.fulfill({
          response,
          json: { ...data, goals: data.goals.filter(({ id }) => id !== gone.id) },
        });
      });
      await page.reload();
      await wizard.expectAt('summary');
      await expect(page.getByText(wizard.words('goals.gone'))).toBeVisible();
      await wizard.action('summary.finish').click();
      await expect(page.getByText(wizard.words('summary.incomplete'))).toBeVisible();
      await page.goto('/app/wizard/measures/e');
      await page.getByRole('link', { name: wizard.words('measures.otherGoal') }).click();
      await wizard.expectAt('goals');
      await expect(page.getByText(wizard.words('goals.goneHint'))).toBeVisible();
      await page.getByRole('radio', { name: other?.name ?? '' }).click();
      await wizard.action('next.measures').click();
      await wizard.expectAt('measures/e');
      await page.getByRole('radio').first().click();
      await expect(page.getByText(other?.measures[0]?.firstSteps[0] ?? '')).toBeVisible();
      await wizard.action('next.summary').click();
      await wizard.expectAt('summary');
      await expect(page.getByRole('heading', { name: other?.name ?? '' })).toBeVisible();
    });

    await test.step('what failed is told above the bar, and tried again makes one strategy', async () => {
      const keys: (string | undefined)[] = [];
      let answer: 'refused' | 'lost' | 'arrives' = 'refused';
      await page.route('**/wizard/finish', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (answer === 'refused') return route.fulfill({ status: 503, json: {} });
        if (answer === 'arrives') return route.fallback();
        // The strategy is created, but its answer never arrives.
        await route.fetch();
        return route.abort();
      });
      await wizard.action('summary.finish').click();
      await expect(page.getByText(wizard.words('summary.nothingLost'))).toBeVisible();
      answer = 'lost';
      await wizard.action('summary.finish').click();
      await expect.poll(() => keys.length).toBe(2);
      await expect(wizard.action('summary.finish')).toBeEnabled();
      answer = 'arrives';
      await wizard.finish();
      expect(new Set(keys).size).toBe(1);
    });

    expect((await caller.api.strategies.list()).total).toBe(1);
    const { goals } = await caller.api.my.activeStrategy();
    expect(goals.map(({ goalId }) => goalId)).toEqual([other?.id, goalOf(catalogue, 's').id]);
    expect((await caller.api.my.subscription()).isTrial).toBe(true);
    expect(await caller.api.profile.read()).toMatchObject({
      city,
      logo: { url: expect.any(String) },
      location: { label: expect.any(String) },
    });
  });
});

test('a goal is cleared and chosen anew from the summary, and a colleague may be faster', async ({
  chosen: wizard,
  page,
  caller,
  catalogue,
}) => {
  // Help is available here.
  await page.getByRole('button', { name: wizard.t('common.navigation.help') }).click();
  const help = page.getByRole('dialog', { name: wizard.t('help.title') });
  await expect(help.getByText('/app/wizard/summary')).toBeVisible();
  await help.getByRole('button', { name: wizard.t('parts.cancel') }).click();
  await expect(help).toBeHidden();

  await page
    .getByRole('link', {
      name: `${wizard.words('summary.change')}: ${wizard.words('summary.goal', { sector: 'Umwelt' })}`,
    })
    .click();
  await wizard.expectAt('goals');
  await page.getByRole('button', { name: wizard.words('goals.clearOf', { sector: 'Umwelt' }) }).click();
  await expect(wizard.goal('e')).not.toBeChecked();
  await wizard.goal('e').click();
  await wizard.action('next.measures').click();
  await wizard.expectAt('measures/e');
  await page.getByRole('radio').first().click();
  await wizard.action('next.summary').click();
  await wizard.expectAt('summary');

  // A colleague was faster, so the dashboard exists already.
  await finishWizard(caller, catalogue, ['e']);
  await wizard.finish();
  await expectSaid(page, wizard.words('alreadyFinished'));
});
