import { tabTo } from '../by-keyboard.ts';
import { expect, freeSlug, newPage, test } from '../content/fixtures.ts';

test('a list is searched, filtered, sorted, arranged and saved by keyboard alone', async ({
  desk,
  editor,
  t,
}) => {
  const word = freeSlug('tasten');
  for (const title of [`${word} Birke`, `${word} Ahorn`, `${word} Eiche`]) await newPage(editor, title);
  const { keyboard } = desk;
  const rows = desk.getByRole('row');
  const names = () => desk.locator('[data-row-name]').allTextContents();

  await desk.goto('/admin/landing-pages');
  await expect(rows.nth(1)).toBeVisible();
  await keyboard.press('/');
  await expect(desk.getByRole('searchbox')).toBeFocused();
  await keyboard.type(word);
  await expect(desk).toHaveURL(new RegExp(`query=${word}`));
  await expect(rows).toHaveCount(4);

  // A filter is part of the address.
  await tabTo(desk, { name: t('administration.list.filter') });
  await keyboard.press('Enter');
  const filter = desk.getByRole('dialog', { name: t('administration.list.filter') });
  await expect(filter).toBeVisible();
  await expect(filter.getByRole('radio', { name: t('content.state.draft') })).toBeFocused();
  await keyboard.press('Space');
  await expect(desk).toHaveURL(/state=DRAFT/);
  await expect(filter).toBeHidden();

  await tabTo(desk, { name: t('content.pages.name') });
  await keyboard.press('Enter');
  await expect.poll(names).toEqual([`${word} Ahorn`, `${word} Birke`, `${word} Eiche`]);

  // Another column is added and moved to the front.
  await tabTo(desk, { name: t('administration.list.columns') });
  await keyboard.press('Enter');
  await tabTo(desk, { name: t('content.slug'), role: 'checkbox' });
  await keyboard.press('Space');
  await expect(desk.getByRole('columnheader', { name: t('content.slug') })).toBeVisible();
  // Two steps follow each other without waiting for the table.
  await keyboard.press('Alt+ArrowUp');
  await keyboard.press('Alt+ArrowUp');
  await expect(desk.getByRole('columnheader').nth(1)).toContainText(t('content.slug'));
  await keyboard.press('Escape');

  // The view is saved under a name and opened again.
  await tabTo(desk, { name: t('administration.view.save') });
  await keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: t('administration.view.save') });
  await tabTo(desk, { name: t('administration.view.name') });
  await keyboard.type(`Ansicht ${word}`);
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await desk.goto('/admin/landing-pages');
  const view = desk.getByRole('link', { name: `Ansicht ${word} 3` });
  await tabTo(desk, { name: `Ansicht ${word}` });
  await keyboard.press('Enter');
  await expect.poll(names).toEqual([`${word} Ahorn`, `${word} Birke`, `${word} Eiche`]);
  await expect(desk.getByRole('columnheader').nth(1)).toContainText(t('content.slug'));

  // The arrow keys move between rows and open one; going back shows the same list.
  await keyboard.press('/');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(desk.getByRole('link', { name: `${word} Birke` })).toBeFocused();
  await keyboard.press('Shift+F10');
  await expect(desk.getByRole('menuitem', { name: t('administration.list.open') })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('/');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: `${word} Birke` })).toBeVisible();
  await desk.goBack();
  await expect(view).toHaveAttribute('aria-current', 'page');

  await desk
    .getByRole('button', { name: t('administration.view.actions', { name: `Ansicht ${word}` }) })
    .click();
  await desk.getByRole('menuitem', { name: t('administration.view.delete') }).click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: t('administration.view.delete') })
    .click();
  await expect(view).toBeHidden();
});
