import { ensureDemoMarketplace } from '../../server/src/modules/demo/demo-marketplace.service.ts';
import { answersTo, aSubmission } from '../../server/test/factories/questionnaires.ts';
import { expect } from '../fixtures.ts';
import { answer, atQuestion, QUICK_CHECK, submit } from '../public/questionnaire-pages.ts';
import type { AccessibleArea, World } from './area.ts';
import { screen } from './screen.ts';

const SLUG = 'esg-quick-check';

/** The result of the lowest or the highest answers. */
async function pathOfResult({ caller: { api } }: World, level: 'low' | 'high'): Promise<string> {
  const params = { id: SLUG };
  const asked = await api.questionnaires.read({ params });
  const answers = answersTo(asked).map((one) => {
    const { options = [], scale } = asked.questions.find(({ id }) => id === one.questionId) ?? {};
    const last = options.at(-1);
    if (level === 'low') return one;
    if (scale) return { questionId: one.questionId, value: scale.max };
    return last ? { questionId: one.questionId, optionIds: [last.id] } : one;
  });
  const { id } = await api.questionnaires.submit({ params, body: aSubmission(asked, answers) });
  return `/en${QUICK_CHECK}/results/${id}`;
}

/** A repeated result shows the changes since the last one. */
export const quickCheckArea: AccessibleArea = {
  name: 'the quick check',
  language: 'en',
  onlooker: 'strategist',
  prepare: ({ machine }) => ensureDemoMarketplace(machine),
  states: [
    {
      name: 'a question without an answer',
      path: `/en${QUICK_CHECK}`,
      async reach({ page }) {
        await atQuestion(page, 1);
        await submit(page).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'a question after others',
      async reach({ page }) {
        for (let question = 1; question < 4; question += 1) await answer(page, question);
      },
    },
    {
      name: 'a result',
      path: (world) => pathOfResult(world, 'low'),
      reach: ({ page, t }) =>
        expect(
          page
            .getByRole('region', { name: t('questionnaires.result.offers') })
            .getByRole('listitem')
            .first(),
        ).toBeVisible(),
    },
    { name: 'a better result', path: (world) => pathOfResult(world, 'high') },
    screen('/app/profile/questionnaire-results'),
  ],
};
