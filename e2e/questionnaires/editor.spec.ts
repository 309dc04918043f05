import { readFileSync } from 'node:fs';
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

test('a questionnaire is built by the keyboard alone, answered and evaluated', async ({
  desk,
  editor,
  t,
}) => {
  test.slow();
  const slug = freeSlug('tastatur');
  const { keyboard } = desk;
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
  await tabTo(desk, { name: t('questionnaire-admin.question.first') });
  await press(desk, 'Enter');
  for (const [place, text] of ['Womit heizen Sie?', 'Haben Sie ein Klimaziel?'].entries()) {
    if (place === 1) {
      await tabTo(desk, { name: t('questionnaire-admin.question.new') });
      await press(desk, 'Enter');
      await expect(desk.getByRole('heading', { name: t('questionnaire-admin.question.new') })).toBeVisible();
    }
    await tabTo(desk, { name: name(t, 'questionnaire-admin.question.text', 'de') });
    await keyboard.type(text);
    for (const letter of ['A', 'B']) {
      await tabTo(desk, {
        name: t('content.labelled', {
          label: t('questionnaire-admin.option.name', { letter }),
          language: t('content.language.de'),
        }),
      });
      await keyboard.type(`${text} ${letter}`);
      await tabTo(desk, { name: t('questionnaire-admin.option.score', { letter }) });
      await keyboard.type(letter === 'A' ? '0' : '100');
    }
    await tabTo(desk, { name: t('questionnaire-admin.question.create') });
    await press(desk, 'Enter');
    await expect(
      desk.getByRole('heading', {
        name: t('questionnaire-admin.question.number', { number: String(place + 1) }),
      }),
    ).toBeVisible();
  }

  // The second question goes to the first place, and that is said.
  const list = desk.getByRole('region', { name: t('questionnaire-admin.order') }).getByRole('listitem');
  await list.nth(1).getByRole('link').focus();
  await press(desk, 'Alt+ArrowUp');
  await expect(
    desk.getByText(t('questionnaire-admin.order.moved', { number: '1', count: '2' })),
  ).toBeAttached();
  await expect(list.nth(0)).toContainText('Klimaziel');
  await expect
    .poll(
      async () => (await editor.api.questionnairesAdmin.list({ query: { query: 'Nur mit Tasten' } })).total,
    )
    .toBeGreaterThan(0);

  await tabTo(desk, { name: t('questionnaire-admin.switchOn') });
  await press(desk, 'Enter');
  await expect(desk.getByRole('button', { name: t('questionnaire-admin.switchOff') })).toBeVisible();

  await submit(editor, slug, 0);
  await submit(editor, slug, 1);
  await desk.reload();
  await tabTo(desk, { name: t('questionnaire-admin.statistics.title') });
  await press(desk, 'Enter');
  await expect(
    desk.getByRole('heading', { name: t('questionnaire-admin.results.distribution') }),
  ).toBeVisible();
  const heating = desk.getByRole('region', { name: /Womit heizen Sie\?$/ });
  await expect(heating.getByRole('listitem').nth(1)).toContainText('50');

  await tabTo(desk, { name: t('questionnaire-admin.results.title') });
  await press(desk, 'Enter');
  await expect(
    desk.getByRole('heading', { name: t('questionnaire-admin.results.title'), level: 2 }),
  ).toBeVisible();
  await tabTo(desk, { name: t('administration.list.csv') });
  const download = desk.waitForEvent('download');
  await press(desk, 'Enter');
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('Womit heizen Sie?');
});

test('what was typed is kept, a colleague is not in the way, and the same question is chosen between', async ({
  desk,
  editor,
  t,
}) => {
  test.slow();
  const { api } = editor;
  const options = ['Ja', 'Nein'].map((text) => ({ text: { de: text } }));
  const question = (text: string) => ({ type: 'SINGLE' as const, text: { de: text }, options });
  let made = await api.questionnairesAdmin.create({
    body: { slug: freeSlug('zu-zweit'), translations: { de: { name: 'Zu zweit' } } },
  });
  for (const text of ['Erste?', 'Zweite?'])
    made = await api.questionnairesAdmin.addQuestion({
      params: { questionnaireId: made.id },
      body: { ...question(text), version: made.version },
    });
  const [first, second] = made.questions;
  const colleague = async (of: typeof first, text: string) => {
    const { version } = await api.questionnairesAdmin.read({ params: { id: made.id } });
    await api.questionnairesAdmin.updateQuestion({
      params: { questionnaireId: made.id, questionId: of?.id ?? 0 },
      body: { ...question(text), options: of?.options ?? [], version },
    });
  };

  await desk.goto(`/admin/questionnaires/${made.id}`);
  const text = fieldOf(desk, t, 'questionnaire-admin.question.text', 'de');
  await text.fill('Erste, neu?');
  await desk.reload();
  await expect(text).toHaveValue('Erste, neu?');
  await expect(desk.getByText(t('questionnaire-admin.question.broughtBack'))).toBeVisible();

  // Another question was changed meanwhile: nobody has to be asked.
  await colleague(second, 'Zweite, von nebenan?');
  const by = t('questionnaire-admin.option.name', { letter: 'A' });
  await desk.getByRole('combobox', { name: t('questionnaire-admin.tags.addTo', { by }) }).click();
  const tag = desk.getByRole('option').first();
  const tagName = (await tag.textContent()) ?? '';
  await tag.click();
  const effect = desk.getByRole('region', {
    name: t('questionnaire-admin.effect.ofOption', { letter: 'A' }),
  });
  await expect(effect).toContainText(`${tagName} ×1`);
  await desk
    .getByRole('button', { name: t('questionnaire-admin.tags.weight', { name: tagName, weight: '1' }) })
    .click();
  await expect(effect).toContainText(`${tagName} ×2`);
  const save = desk.getByRole('button', { name: t('questionnaire-admin.question.save') });
  await save.click();
  await expect(desk.getByText(t('questionnaire-admin.question.saved'))).toBeVisible();

  await text.fill('Erste, noch einmal?');
  await colleague(first, 'Erste, von nebenan?');
  await save.click();
  const choice = desk.getByRole('radiogroup', { name: t('questionnaire-admin.question.text') });
  await expect(choice).toContainText('Erste, noch einmal?');
  await expect(choice).toContainText('Erste, von nebenan?');
  await desk.getByRole('button', { name: t('conflict.save') }).click();
  await expect(choice).toBeHidden();
  await expect(effect).toContainText(`${tagName} ×2`);
  const saved = await api.questionnairesAdmin.read({ params: { id: made.id } });
  expect(saved.questions[0]?.tagMapping).toMatchObject([{ tags: [{ weight: 2 }] }]);
  expect(saved.questions.map((each) => each.text.de)).toEqual([
    'Erste, noch einmal?',
    'Zweite, von nebenan?',
  ]);
});
