import { answersTo, aSubmission } from '../../server/test/factories/questionnaires.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../wizard/fixtures.ts';
import { answer, atQuestion, atResult, goOn, QUESTIONS, QUICK_CHECK } from './questionnaire-pages.ts';

test('a member answers again, sees what has become of it, may change it, and begins with its goals', async ({
  page,
  t,
  caller: { api },
  wizard,
}) => {
  test.slow();
  const params = { id: 'esg-quick-check' };
  const asked = await api.questionnaires.read({ params });
  await api.questionnaires.submit({ params, body: aSubmission(asked, answersTo(asked)) });
  await page.goto(QUICK_CHECK);
  const takeBest = async (question: number) => {
    const best = page.getByRole('main').locator('input[type="radio"][value="5"]');
    await atQuestion(page, question);
    if ((await best.count()) === 0) return answer(page, question);
    await best.locator('..').click();
    return goOn(page, question);
  };
  for (let question = 1; question <= 3; question += 1) await takeBest(question);
  // One of the last answers is changed in between by keyboard.
  await page.getByRole('button', { name: t('questionnaires.last.changeOf', { number: '2' }) }).click();
  await atQuestion(page, 2);
  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await atQuestion(page, 3);
  await goOn(page, 3);
  for (let question = 4; question <= QUESTIONS; question += 1) await takeBest(question);
  await atResult(page, '');
  await expect(page.getByText(t('questionnaires.keep.kept'))).toBeVisible();
  const profile = page.locator('.panel').first();
  await expect(profile.getByText(/^\+\d+ Punkte?$/).first()).toBeVisible();
  await expect(profile.getByText(/seit \d/).first()).toBeVisible();
  const chosen = await page.getByRole('checkbox', { checked: true }).count();
  expect(chosen).toBeGreaterThan(0);

  await page.getByRole('link', { name: t('questionnaires.result.change') }).click();
  await atQuestion(page, 1);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('12');
  await page.goBack();
  await page.getByRole('link', { name: /^Strategie mit/ }).click();
  await wizard.expectAt('welcome');
  await wizard.action('welcome.begin').click();
  await wizard.giveReasons();
  await expect(page.getByText(wizard.words('goals.fromQuestionnaire'))).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(chosen);
  await expectAccessible(page);
  const { items } = await api.keptResults.list({ query: {} });
  expect(items).toHaveLength(2);
});
