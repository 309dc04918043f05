import { fieldOf, freeSlug } from '../content/fixtures.ts';
import { expect } from '../fixtures.ts';
import { submit } from '../questionnaires/answers.ts';
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
      name: 'the statistics of two answers',
      async path({ caller }) {
        const { id, slug, translations, durationMinutes, bands, version } =
          await caller.api.questionnairesAdmin.read({ params: { id: questionnaireId } });
        await caller.api.questionnairesAdmin.update({
          params: { id },
          body: { slug, translations, durationMinutes, bands, active: true, version },
        });
        for (const place of [0, 1]) await submit(caller, slug, place);
        return `/admin/questionnaires/${questionnaireId}/statistics`;
      },
      reach: ({ page, t }) =>
        expect(
          page.getByRole('heading', { name: t('questionnaire-admin.results.distribution') }),
        ).toBeVisible(),
    },
    { name: 'two results', path: () => `/admin/questionnaires/${questionnaireId}/results` },
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
