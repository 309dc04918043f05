import { expect, expectSaved, fieldOf, newPage, test } from './fixtures.ts';

test('blocks are moved and brought back, a colleague and a lost connection lose nothing, and a page that is pointed to goes only when told so', async ({
  desk,
  context,
  t,
  editor,
}) => {
  test.slow();
  const page = await newPage(editor, 'Gemeinsam', { teaserInEnglish: '' });
  const path = `/admin/landing-pages/${page.id}`;
  const read = () => editor.api.landingPagesAdmin.read({ params: { id: page.id } });
  const title = fieldOf(desk, t, 'content.page.title', 'de');
  const teaser = fieldOf(desk, t, 'content.page.teaser', 'en');
  const text = fieldOf(desk, t, 'content.block.text', 'de');

  /** A colleague overwrites the present version. */
  async function colleague(change: { title: string; teaser: string }) {
    const { content, slug, version } = await read();
    const { translations } = content;
    const changed = { ...translations, de: { ...translations.de, ...change } };
    await editor.api.landingPagesAdmin.update({
      params: { id: page.id },
      body: { slug, version, content: { ...content, translations: changed } },
    });
  }

  await test.step('blocks are moved by keyboard and by drag, removed and brought back', async () => {
    await desk.goto(path);
    const blocks = desk.locator('[data-block]');
    const order = () => blocks.evaluateAll((all) => all.map((one) => one.getAttribute('data-block')));
    const head = desk.getByRole('button', {
      name: new RegExp(`^${t('content.gap.block', { number: '1', kind: t('content.block.text') })}`),
    });
    await head.first().focus();
    await desk.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toEqual(['quote', 'intro']);
    await expect(desk.locator('[data-toggle]:focus')).toHaveCount(1);

    // Folded blocks are sorted by dragging.
    await desk.getByRole('button', { name: t('content.block.foldAll') }).click();
    const below = { targetPosition: { x: 80, y: 50 } };
    await desk.locator('[draggable=true]').first().dragTo(blocks.nth(1), below);
    await expect.poll(order).toEqual(['intro', 'quote']);
    await desk.locator('[draggable=true]').first().dragTo(blocks.nth(1), below);
    await expect.poll(order).toEqual(['quote', 'intro']);

    const quote = t('content.gap.block', { number: '1', kind: t('content.block.quote') });
    await desk.getByRole('button', { name: t('content.item.remove', { name: quote }) }).click();
    await expect.poll(order).toEqual(['intro']);
    await desk
      .getByRole('button', { name: t('content.undo'), exact: true })
      .last()
      .click();
    await expect.poll(order).toEqual(['quote', 'intro']);
  });

  await test.step('a gap leads to its field', async () => {
    await desk
      .getByRole('region', { name: t('content.gaps') })
      .getByRole('button', { name: new RegExp(t('content.page.teaser')) })
      .click();
    await expect(teaser).toBeFocused();
    await teaser.fill('Together');
    await expectSaved(desk, t);
    expect((await read()).content.blocks.map(({ type }) => type)).toEqual(['quote', 'text']);
  });

  await test.step('two editors: what does not clash is joined, what does is chosen', async () => {
    await colleague({ title: 'Titel der Kollegin', teaser: 'Anriss der Kollegin' });
    await title.fill('Doch anders');
    const choice = desk.getByRole('radiogroup', {
      name: t('content.labelled', { label: t('content.page.title'), language: t('content.language.de') }),
    });
    await expect(choice).toContainText('Doch anders');
    await expect(choice).toContainText('Titel der Kollegin');

    // The decision can wait: nothing is overwritten or lost, not even by a reload.
    await desk.getByRole('button', { name: t('conflict.back') }).click();
    await expect(desk.getByText(t('forms.save.conflict'))).toBeVisible();
    await desk.reload();
    await expect(choice).toContainText('Doch anders');
    await choice.getByRole('radio').nth(0).click();
    await desk.getByRole('button', { name: t('conflict.save') }).click();
    await expectSaved(desk, t);
    await expect(fieldOf(desk, t, 'content.page.teaser', 'de')).toHaveValue('Anriss der Kollegin');
    expect((await read()).content.translations.de).toMatchObject({
      title: 'Doch anders',
      teaser: 'Anriss der Kollegin',
    });
  });

  const { items } = await editor.api.goalsAdmin.list({ query: { pageSize: 1 } });
  const measure = await editor.api.measures.create({
    body: {
      slug: page.slug,
      goalId: items[0]?.id ?? 0,
      translations: { de: { name: 'Zähler einbauen', description: '' } },
      effort: 'LOW',
      impact: 'LOW',
      landingPageId: page.id,
    },
  });

  const again = await context.newPage();
  await test.step('what a lost connection held back is sent later, although the browser was closed', async () => {
    await expect(text).toContainText('Erster Absatz');
    await context.setOffline(true);
    await title.fill('Ohne Leitung');
    await text.click();
    await desk.keyboard.press('End');
    await desk.keyboard.type(' und mehr');
    await expect(desk.getByText(t('forms.save.explanation.offline'))).toBeVisible();
    await desk.close();
    await context.setOffline(false);
    expect((await read()).content.translations.de.title).toBe('Doch anders');
    await again.goto(path);
    await expect(fieldOf(again, t, 'content.page.title', 'de')).toHaveValue('Ohne Leitung');
    await expect(fieldOf(again, t, 'content.block.text', 'de')).toContainText('und mehr');
    await expectSaved(again, t);
    expect((await read()).content.translations.de.title).toBe('Ohne Leitung');
  });

  await test.step('a page that is pointed to is deleted only when told so, and is gone', async () => {
    await again.getByRole('button', { name: t('content.page.more') }).click();
    await again.getByRole('menuitem', { name: t('content.delete'), exact: true }).click();
    const question = again.getByRole('alertdialog');
    await expect(question.getByRole('listitem')).toContainText('Zähler einbauen');
    await question.getByRole('button', { name: t('content.delete.force') }).click();
    await expect(again).toHaveURL('/admin/landing-pages');
    await again.goto(path);
    await expect(again.getByRole('heading', { name: t('content.page.gone') })).toBeVisible();
    await editor.api.measures.remove({ params: { id: measure.id } });
  });
});
