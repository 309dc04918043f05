import { expect, expectSaved, fieldOf, newPage, test } from './fixtures.ts';

test('two editors write the same page: what does not clash is joined, what does is chosen', async ({
  desk,
  t,
  editor,
}) => {
  test.slow();
  const page = await newPage(editor, 'Gemeinsam');
  await desk.goto(`/admin/landing-pages/${page.id}`);
  const title = fieldOf(desk, t, 'content.page.title', 'de');
  await expect(title).toHaveValue('Gemeinsam');

  /** A colleague saves over whatever there is. */
  async function colleague(
    change: (texts: { title: string; teaser: string; metaDescription: string }) => object,
  ) {
    const { content, slug, version } = await editor.api.landingPagesAdmin.read({ params: { id: page.id } });
    const { translations } = content;
    await editor.api.landingPagesAdmin.update({
      params: { id: page.id },
      body: {
        slug,
        version,
        content: {
          ...content,
          translations: { ...translations, de: { ...translations.de, ...change(translations.de) } },
        },
      },
    });
  }

  await colleague(() => ({ teaser: 'Anriss der Kollegin' }));
  await title.fill('Titel von hier');
  await expect(fieldOf(desk, t, 'content.page.teaser', 'de')).toHaveValue('Anriss der Kollegin');
  await expectSaved(desk, t);

  await colleague(() => ({ title: 'Titel der Kollegin' }));
  await title.fill('Doch anders');
  const choice = desk.getByRole('radiogroup', {
    name: t('content.labelled', { label: t('content.page.title'), language: t('content.language.de') }),
  });
  await expect(choice).toContainText('Doch anders');
  await expect(choice).toContainText('Titel der Kollegin');

  // The choice can wait: nothing is overwritten, nothing is lost, not even by a reload.
  await desk.getByRole('button', { name: t('conflict.back') }).click();
  await expect(desk.getByText(t('content.save.clash'))).toBeVisible();
  await desk.reload();
  await expect(choice).toContainText('Doch anders');
  await choice.getByRole('radio').nth(0).click();
  await desk.getByRole('button', { name: t('conflict.save') }).click();
  await expectSaved(desk, t);
  const saved = await editor.api.landingPagesAdmin.read({ params: { id: page.id } });
  expect(saved.content.translations.de).toMatchObject({
    title: 'Doch anders',
    teaser: 'Anriss der Kollegin',
  });
});

test('a connection that is lost while typing loses nothing', async ({ desk, context, t, editor }) => {
  test.slow();
  const page = await newPage(editor, 'Leitung');
  await desk.goto(`/admin/landing-pages/${page.id}`);
  const title = fieldOf(desk, t, 'content.page.title', 'de');
  const text = fieldOf(desk, t, 'content.block.text', 'de');
  await expect(text).toContainText('Erster Absatz');
  await context.setOffline(true);
  await title.fill('Ohne Leitung');
  await text.click();
  await desk.keyboard.press('End');
  await desk.keyboard.type(' und mehr');
  await expect(desk.getByText(t('content.save.offline'))).toBeVisible();

  await context.setOffline(false);
  await expectSaved(desk, t);
  const read = () => editor.api.landingPagesAdmin.read({ params: { id: page.id } });
  expect((await read()).content.translations.de.title).toBe('Ohne Leitung');

  // Still on its way when the browser is closed.
  await desk.route('**/api/v1/admin/landing-pages/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await title.fill('Vor dem Schließen');
  await expect(desk.getByText(t('content.save.offline'))).toBeVisible();
  await desk.close();
  expect((await read()).content.translations.de.title).toBe('Ohne Leitung');
  const again = await context.newPage();
  await again.goto(`/admin/landing-pages/${page.id}`);
  await expect(fieldOf(again, t, 'content.page.title', 'de')).toHaveValue('Vor dem Schließen');
  await expectSaved(again, t);
  expect((await read()).content.translations.de.title).toBe('Vor dem Schließen');
});
