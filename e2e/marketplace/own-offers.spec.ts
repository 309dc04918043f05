import sharp from 'sharp';
import { expectFitting } from '../accessibility.ts';
import { callerOf } from '../accounts/api.ts';
import { expect, keepToken, test } from '../accounts/fixtures.ts';
import { expectSaid } from '../toasts.ts';

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#05857c' } })
    .png()
    .toBuffer();

test.use({ viewport: { width: 390, height: 844 } });

test('an offer with a picture is written on a phone, published, taken back and deleted with a way back', async ({
  page,
  member,
  program,
  t,
}) => {
  test.slow();
  const title = `Wärme aus Abluft ${member.id}`;
  const visitor = callerOf(program).api;
  const { api } = callerOf(program, 'de', member.token);
  const { organisation } = await api.auth.getLogin();
  await keepToken(page, member.token);

  await test.step('the organisation lets itself be seen', async () => {
    await page.goto('/app/organisation/profile');
    await page.getByRole('switch', { name: t('organisation.page.isListed') }).click();
    await expectSaid(page, t('organisation.page.nowListed'));
    await expectFitting(page);
  });

  await test.step('what was typed is there again after the page was closed', async () => {
    await page.goto('/app/organisation/offers?edit=new');
    const field = page.getByRole('textbox', { name: t('organisation.offer.title'), exact: true });
    await field.fill(title);
    // Leaving asks for a confirmation while there is unsaved input.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(t('organisation.editor.broughtBack'))).toBeVisible();
    await expect(field).toHaveValue(title);
  });

  await test.step('it is published with a picture', async () => {
    await page
      .getByRole('textbox', { name: t('organisation.offer.summary'), exact: true })
      .fill('Aus Abluft wird Heizung.');
    await page.getByRole('combobox', { name: t('organisation.offer.type') }).click();
    await page.getByRole('option', { name: /^Dienstleistung/ }).click();
    await page.getByRole('combobox', { name: t('organisation.offer.categories') }).fill('Energie');
    await page.getByRole('option', { name: 'Energie', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: t('organisation.offer.remote') }).click();
    await page.getByRole('combobox', { name: t('organisation.offer.place') }).fill('79098');
    await page
      .getByRole('option', { name: /Freiburg/ })
      .first()
      .click();
    await page.getByRole('button', { name: t('organisation.offer.choosePicture') }).click();
    const dialog = page.getByRole('dialog', { name: t('pictures.title') });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Halle.png', mimeType: 'image/png', buffer: await picture() });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t('organisation.offer.otherPicture') })).toBeVisible();
    await expectFitting(page);
    await page.getByRole('button', { name: t('organisation.offers.publish') }).click();
    await expectSaid(page, t('organisation.editor.published'));
  });

  const { items } = await visitor.organisations.offers({ params: { organisationId: organisation.id } });
  const [offer] = items;
  expect(offer).toMatchObject({
    title,
    image: { width: 900 },
    location: { label: expect.stringMatching(/Freiburg/) },
  });
  const menu = page.getByRole('button', { name: t('organisation.offers.menu', { title }) });
  const isPublic = async () =>
    (await visitor.organisations.offers({ params: { organisationId: organisation.id } })).total === 1;

  await test.step('its menu leads to where everybody sees it', async () => {
    await menu.click();
    const look = page.getByRole('menuitem', { name: t('organisation.offers.look') });
    await expect(look).toHaveAttribute('href', new RegExp(`/marketplace/offers/${offer?.id}$`));
    await page.keyboard.press('Escape');
  });

  await test.step('news show a picture that is there already', async () => {
    await page.goto('/app/organisation/posts');
    await page.getByRole('button', { name: t('organisation.posts.write') }).click();
    const form = page.getByRole('dialog', { name: t('organisation.posts.write') });
    await form.getByRole('textbox', { name: t('organisation.posts.headline'), exact: true }).fill(title);
    await form.getByRole('textbox', { name: t('organisation.posts.body'), exact: true }).fill('Seit heute.');
    await form.getByRole('button', { name: t('organisation.offer.choosePicture') }).click();
    await page
      .getByRole('dialog', { name: t('pictures.title') })
      .getByRole('button', { name: 'Halle.png' })
      .click();
    await expect(form.getByRole('button', { name: t('organisation.offer.otherPicture') })).toBeVisible();
    await form.getByRole('button', { name: t('organisation.posts.publish') }).click();
    await expectSaid(page, t('organisation.posts.written'));
    const posts = await visitor.organisations.posts({ params: { organisationId: organisation.id } });
    expect(posts.items).toMatchObject([{ title, image: { width: 900 } }]);
    await page.goto('/app/organisation/offers');
  });

  await test.step('it is taken back and published again with one press', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: t('organisation.offers.withdraw') }).click();
    await expectSaid(page, t('organisation.offers.became.DRAFT', { title }));
    expect(await isPublic()).toBe(false);
    await page.getByRole('button', { name: t('organisation.undo') }).click();
    await expectSaid(page, t('organisation.offers.became.PUBLISHED', { title }));
    expect(await isPublic()).toBe(true);
  });

  await test.step('deleting it can be taken back', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: t('organisation.offers.delete') }).click();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await page
      .getByRole('listitem')
      .filter({ hasText: t('organisation.offers.deleted', { title }) })
      .getByRole('button', { name: t('organisation.undo') })
      .click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await isPublic()).toBe(true);
  });
});
