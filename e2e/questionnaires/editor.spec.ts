import type { Page } from '@playwright/test';
import { tabTo } from '../by-keyboard.ts';
import { expect, fieldOf, freeSlug, test } from '../content/fixtures.ts';
import { submit } from './answers.ts';

const name = (
  t: (key: string, values?: Record<string, string>) => string,
  key: string,
  language: 'de' | 'en',
) => t('content.labelled', { label: t(key), language: t(`content.language.${language}`) });

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('a questionnaire is built by the keyboard alone, written beside a colleague, answered and evaluated', async ({
  desk,
  editor,
  t,
}) => {
  test.slow();
  const { api } = editor;
  const slug = freeSlug('tastatur');
  const { keyboard } = desk;
  const options = ['Ja', 'Nein'].map((text) => ({ text: { de: text } }));
  const question = (text: string) => ({ type: 'SINGLE' as const, text: { de: text }, options });
  const text = fieldOf(desk, t, 'questionnaire-admin.question.text', 'de');
  let id = 0;
  const present = () => api.questionnairesAdmin.read({ params: { id } });
  const colleague = async (place: number, words: string) => {
    const { version, questions } = await present();
    const of = questions[place];
    await api.questionnairesAdmin.updateQuestion({
      params: { questionnaireId: id, questionId: of?.id ?? 0 },
      body: { ...question(words), options: of?.options ?? [], version },
    });
  };

  await test.step('it begins with a question, by keyboard', async () => {
    await desk.goto('/admin/questionnaires');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(desk, { name: t('questionnaire-admin.new') });
    await press(desk, 'Enter');
    await expect(desk.getByLabel(t('questionnaire-admin.new.name'))).toBeFocused();
    await keyboard.type('Nur mit Tasten');
    await press(desk, 'Tab');
    await press(desk, 'ControlOrMeta+a');
    await keyboard.type(slug);
    await press(desk, 'Enter');

    await expect(desk.getByRole('heading', { level: 1, name: 'Nur mit Tasten' })).toBeVisible();
    id = Number(/questionnaires\/(\d+)/.exec(desk.url())?.[1]);
    await tabTo(desk, { name: t('questionnaire-admin.question.first') });
    await press(desk, 'Enter');
    await tabTo(desk, { name: name(t, 'questionnaire-admin.question.text', 'de') });
    await keyboard.type('Womit heizen Sie?');
    for (const letter of ['A', 'B']) {
      await tabTo(desk, {
        name: t('content.labelled', {
          label: t('questionnaire-admin.option.name', { letter }),
          language: t('content.language.de'),
        }),
      });
      await keyboard.type(`Heizung ${letter}`);
      await tabTo(desk, { name: t('questionnaire-admin.option.score', { letter }) });
      await keyboard.type(letter === 'A' ? '0' : '100');
    }
    await tabTo(desk, { name: t('questionnaire-admin.question.create') });
    await press(desk, 'Enter');
    await expect(
      desk.getByRole('heading', { name: t('questionnaire-admin.question.number', { number: '1' }) }),
    ).toBeVisible();
  });

  await test.step('what was typed is kept, although a colleague adds a question', async () => {
    await text.fill('Womit heizen Sie, neu?');
    await api.questionnairesAdmin.addQuestion({
      params: { questionnaireId: id },
      body: { ...question('Haben Sie ein Klimaziel?'), version: (await present()).version },
    });
    await desk.reload();
    await expect(text).toHaveValue('Womit heizen Sie, neu?');
    await expect(desk.getByText(t('questionnaire-admin.question.broughtBack'))).toBeVisible();
  });

  const by = t('questionnaire-admin.option.name', { letter: 'A' });
  const effect = desk.getByRole('region', {
    name: t('questionnaire-admin.effect.ofOption', { letter: 'A' }),
  });
  const save = desk.getByRole('button', { name: t('questionnaire-admin.question.save') });
  let tagName = '';

  await test.step('another question was changed meanwhile: nobody has to be asked', async () => {
    await colleague(1, 'Haben Sie ein Klimaziel, von nebenan?');
    await desk.getByRole('combobox', { name: t('questionnaire-admin.tags.addTo', { by }) }).click();
    const tag = desk.getByRole('option').first();
    tagName = (await tag.textContent()) ?? '';
    await tag.click();
    await expect(effect).toContainText(`${tagName} ×1`);
    await desk
      .getByRole('button', { name: t('questionnaire-admin.tags.weight', { name: tagName, weight: '1' }) })
      .click();
    await expect(effect).toContainText(`${tagName} ×2`);
    await save.click();
    await expect(desk.getByText(t('questionnaire-admin.question.saved'))).toBeVisible();
  });

  await test.step('the same question was changed: it is chosen between', async () => {
    await text.fill('Womit heizen Sie heute?');
    await colleague(0, 'Womit heizen Sie, von nebenan?');
    await save.click();
    const choice = desk.getByRole('radiogroup', { name: t('questionnaire-admin.question.text') });
    await expect(choice).toContainText('Womit heizen Sie heute?');
    await expect(choice).toContainText('Womit heizen Sie, von nebenan?');
    await desk.getByRole('button', { name: t('conflict.save') }).click();
    await expect(choice).toBeHidden();
    await expect(effect).toContainText(`${tagName} ×2`);
    const { questions } = await present();
    expect(questions[0]?.tagMapping).toMatchObject([{ tags: [{ weight: 2 }] }]);
    expect(questions.map((each) => each.text.de)).toEqual([
      'Womit heizen Sie heute?',
      'Haben Sie ein Klimaziel, von nebenan?',
    ]);
  });

  await test.step('the second question goes to the first place, and that is said', async () => {
    const list = desk.getByRole('region', { name: t('questionnaire-admin.order') }).getByRole('listitem');
    await list.nth(1).getByRole('link').focus();
    await press(desk, 'Alt+ArrowUp');
    await expect(
      desk.getByText(t('questionnaire-admin.order.moved', { number: '1', count: '2' })),
    ).toBeAttached();
    await expect(list.nth(0)).toContainText('Klimaziel');
    await expect
      .poll(async () => (await present()).questions[0]?.text.de)
      .toBe('Haben Sie ein Klimaziel, von nebenan?');
  });

  await test.step('it is switched on, answered and evaluated', async () => {
    await tabTo(desk, { name: t('questionnaire-admin.switchOn') });
    await press(desk, 'Enter');
    await expect(desk.getByRole('button', { name: t('questionnaire-admin.switchOff') })).toBeVisible();
    await submit(editor, slug, 0);
    await submit(editor, slug, 1);
    await tabTo(desk, { name: t('questionnaire-admin.statistics.title') });
    await press(desk, 'Enter');
    await expect(
      desk.getByRole('heading', { name: t('questionnaire-admin.results.distribution') }),
    ).toBeVisible();
    const heating = desk.getByRole('region', { name: /Womit heizen Sie heute\?$/ });
    await expect(heating.getByRole('listitem').nth(1)).toContainText('50');

    await tabTo(desk, { name: t('questionnaire-admin.results.title') });
    await press(desk, 'Enter');
    await expect(
      desk.getByRole('heading', { name: t('questionnaire-admin.results.title'), level: 2 }),
    ).toBeVisible();
  });
});
