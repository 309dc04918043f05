import { fieldOf, freeSlug } from '../content/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, World } from './area.ts';

let questionnaireId = 0;

const question = (text: string) => ({
  type: 'SINGLE' as const,
  text: { de: text },
  options: ['Ja', 'Nein'].map((option) => ({ text: { de: option } })),
});

async function colleagueChanges({ caller: { api } }: World): Promise<void> {
  const { version, questions } = await api.questionnairesAdmin.read({ params: { id: questionnaireId } });
  await api.questionnairesAdmin.updateQuestion({
    params: { questionnaireId, questionId: questions[0]?.id ?? 0 },
    body: { ...question('Erste, von nebenan?'), options: questions[0]?.options ?? [], version },
  });
}

export const questionnairesArea: AccessibleArea = {
  name: 'a questionnaire',
  language: 'de',
  onlooker: 'editor',
  async prepare({ caller: { api } }) {
    const made = await api.questionnairesAdmin.create({
      body: { slug: freeSlug('zu-zweit'), translations: { de: { name: 'Zu zweit' } } },
    });
    questionnaireId = made.id;
    await api.questionnairesAdmin.addQuestion({
      params: { questionnaireId },
      body: { ...question('Erste?'), version: made.version },
    });
  },
  states: [
    {
      name: 'a question that somebody else has changed',
      path: () => `/admin/questionnaires/${questionnaireId}`,
      async reach(world) {
        const { page, t } = world;
        await fieldOf(page, t, 'questionnaire-admin.question.text', 'de').fill('Erste, noch einmal?');
        await colleagueChanges(world);
        await page.getByRole('button', { name: t('questionnaire-admin.question.save') }).click();
        await expect(
          page.getByRole('radiogroup', { name: t('questionnaire-admin.question.text') }),
        ).toBeVisible();
      },
    },
  ],
};
