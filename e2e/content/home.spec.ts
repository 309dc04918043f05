import { expectAccessible } from '../accessibility.ts';
import { callerOf } from '../accounts/api.ts';
import { expectSaid } from '../toasts.ts';
import { expect, fieldOf, freeSlug, test } from './fixtures.ts';

test('a project begins and gets a home page of its own, which visitors see at once', async ({
  desk,
  t,
  editor,
  member,
  program,
}) => {
  test.slow();
  const slug = freeSlug('talprojekt');
  const name = `Klimatal ${slug}`;
  const query = { project: slug };
  await desk.goto('/admin/projects');
  await desk
    .getByRole('button', { name: t('catalogue-admin.projects.new') })
    .first()
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(t('catalogue-admin.nameGerman')).fill(name);
  await dialog.getByLabel(t('catalogue-admin.slug')).fill(slug);
  await dialog
    .getByRole('combobox', { name: t('catalogue-admin.projects.owner') })
    .fill(member.organisationName);
  await desk.getByRole('option', { name: member.organisationName }).click();
  await dialog.getByRole('button', { name: t('catalogue-admin.create') }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();

  await desk.getByRole('link', { name: t('catalogue-admin.projects.editHome') }).click();
  await expect(desk).toHaveURL(`/admin/home?project=${slug}`);
  const title = fieldOf(desk, t, 'content.home.field.title', 'de').first();
  await title.fill('Willkommen im Klimatal');

  // Leaving with unsaved input asks for a confirmation.
  await desk.getByRole('link', { name: t('administration.navigation.landingPages') }).click();
  await desk.getByRole('button', { name: t('forms.leave.cancel') }).click();
  await expect(desk).toHaveURL(`/admin/home?project=${slug}`);
  await expect(title).toHaveValue('Willkommen im Klimatal');

  await desk.getByRole('button', { name: t('content.home.news'), exact: true }).click();
  await desk.getByRole('button', { name: t('content.home.update.add') }).click();
  const news = desk.getByRole('group').first();
  for (const each of ['de', 'en'] as const) {
    await fieldOf(desk, t, 'content.home.update.title', each).first().fill(`Neues ${each}`);
    await fieldOf(desk, t, 'content.home.update.body', each).first().fill('Es gibt etwas Neues.');
  }
  await expect(news.getByLabel(t('content.home.update.slug'), { exact: true })).toHaveValue('neues-de');
  await desk.getByRole('button', { name: t('content.home.save') }).click();
  await expectSaid(desk, t('content.home.saved'));
  const shown = await callerOf(program).api.home.read({ query });
  expect(shown.hero.title).toBe('Willkommen im Klimatal');
  expect(shown.latestUpdates.map((each) => each.title)).toContain('Neues de');

  // A colleague was faster, so both versions are shown.
  await title.fill('Von hier');
  const { content, version } = await editor.api.home.readForEditors({ query });
  const { de } = content.translations;
  await editor.api.home.update({
    query,
    body: {
      version,
      content: {
        ...content,
        translations: { ...content.translations, de: { ...de, hero: { ...de.hero, title: 'Von dort' } } },
      },
    },
  });
  await desk.getByRole('button', { name: t('content.home.save') }).click();
  const choice = desk.getByRole('radiogroup', { name: t('content.home.hero'), exact: true });
  await expect(choice).toContainText('Von hier');
  await expect(choice).toContainText('Von dort');
  await expectAccessible(desk, 'content');
  await choice.getByRole('radio').nth(1).click();
  await desk.getByRole('button', { name: t('conflict.save') }).click();
  await expect(title).toHaveValue('Von dort');

  await desk
    .getByRole('navigation')
    .getByRole('link', { name: t('administration.navigation.projects'), exact: true })
    .click();
  const row = desk.getByRole('row').filter({ hasText: slug });
  await expect(row).toContainText(t('catalogue-admin.projects.ownHome'));
});
