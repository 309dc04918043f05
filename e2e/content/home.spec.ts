import { expectAccessible } from '../accessibility.ts';
import { expect, fieldOf, test } from './fixtures.ts';

const language = 'de';

test('an editor changes the home page, and visitors see it at once', async ({ desk, t, editor, program }) => {
  test.slow();
  await desk.goto('/admin/home');
  await expect(desk.getByRole('heading', { level: 1, name: t('content.home.title') })).toBeVisible();
  const title = fieldOf(desk, t, 'content.home.field.title', language).first();
  const before = await title.inputValue();
  const after = `${before} Neu.`;
  await title.fill(after);

  // Leaving with something unsaved is asked about.
  await desk.getByRole('link', { name: t('administration.rooms.landingPages') }).click();
  await desk.getByRole('button', { name: t('forms.leave.cancel') }).click();
  await expect(desk).toHaveURL('/admin/home');
  await expect(title).toHaveValue(after);

  await desk.getByRole('button', { name: t('content.home.news'), exact: true }).click();
  await desk.getByRole('button', { name: t('content.home.update.add') }).click();
  const news = desk.getByRole('group').first();
  for (const each of ['de', 'en'] as const) {
    await fieldOf(desk, t, 'content.home.update.title', each).first().fill(`Neues ${each} ${language}`);
    await fieldOf(desk, t, 'content.home.update.body', each).first().fill('Es gibt etwas Neues.');
  }
  await expect(news.getByLabel(t('content.home.update.slug'), { exact: true })).toHaveValue(
    `neues-de-${language}`,
  );
  await desk.getByRole('button', { name: t('content.home.save') }).click();
  await expect(desk.getByText(t('content.home.saved'))).toBeVisible();

  const address = `${program.address}/api/v1/frontend/home`;
  const answer = await fetch(address, {
    headers: { 'x-application-id': 'mc_esg', 'accept-language': language },
  });
  const shown = (await answer.json()) as { hero: { title: string }; latestUpdates: { title: string }[] };
  expect(shown.hero.title).toBe(after);
  expect(shown.latestUpdates.map((each) => each.title)).toContain(`Neues ${language} ${language}`);

  // A colleague was faster: both versions are shown.
  const { content, version } = await editor.api.home.readForEditors({});
  const texts = content.translations;
  await desk.reload();
  await title.fill('Von hier');
  await editor.api.home.update({
    body: {
      version,
      content: {
        ...content,
        translations: {
          ...texts,
          [language]: { ...texts[language], hero: { ...texts[language].hero, title: 'Von dort' } },
        },
      },
    },
  });
  await desk.getByRole('button', { name: t('content.home.save') }).click();
  const choice = desk.getByRole('radiogroup', { name: t('content.home.hero'), exact: true });
  await expect(choice).toContainText('Von hier');
  await expect(choice).toContainText('Von dort');
  await expectAccessible(desk);
  await choice.getByRole('radio').nth(1).click();
  await desk.getByRole('button', { name: t('conflict.save') }).click();
  await expect(title).toHaveValue('Von dort');
});
