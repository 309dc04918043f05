import { expectFitting, PHONE } from '../accessibility.ts';
import { aPicture, expect, expectSaved, fieldOf, freeSlug, test } from './fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  const language = 'de';

  test('a page with pictures is written, scheduled, published, changed and restored', async ({
    desk,
    t,
    editor,
  }) => {
    test.slow();
    const slug = freeSlug('oefen');
    const picture = `ofen-${language}.png`;
    await desk.goto('/admin/landing-pages');
    await desk.getByRole('button', { name: t('content.pages.new') }).click();
    await desk.getByLabel(t('content.new.name'), { exact: true }).fill('Größere Öfen');
    const address = desk.getByLabel(t('content.slug'), { exact: true });
    await expect(address).toHaveValue('groessere-oefen');
    await address.fill(slug);
    await desk.getByRole('button', { name: t('content.new.submit') }).click();
    await expect(desk).toHaveURL(/\/admin\/landing-pages\/\d+$/);
    const id = Number(desk.url().split('/').at(-1));
    const read = () => editor.api.landingPagesAdmin.read({ params: { id } });
    await expect(desk.getByRole('heading', { level: 1, name: 'Größere Öfen' })).toBeVisible();

    const inLanguage = async (each: 'de' | 'en') => {
      await desk
        .getByRole('radiogroup', { name: t('content.language') })
        .getByText(t(`content.language.${each}`))
        .click();
    };

    // The text is written with a phone's keyboard and the toolbar above it.
    await desk.getByRole('button', { name: t('content.block.add') }).click();
    await desk.getByRole('menuitem', { name: t('content.block.text'), exact: true }).click();
    for (const each of ['de', 'en'] as const) {
      await inLanguage(each);
      await fieldOf(desk, t, 'content.page.title', each).fill(`Größere Öfen ${each}`);
      await fieldOf(desk, t, 'content.page.teaser', each).fill('Warum sie sich lohnen');
      await fieldOf(desk, t, 'content.page.metaDescription', each).fill('Größere Öfen für kleine Betriebe');
      const text = fieldOf(desk, t, 'content.block.text', each);
      await text.click();
      await desk.keyboard.type('Ein Satz');
      await desk.keyboard.press('Enter');
      await desk
        .getByRole('toolbar', { name: new RegExp(RegExp.escape(t(`content.language.${each}`))) })
        .getByRole('button', { name: t('content.text.bullets') })
        .click();
      await desk.keyboard.type('Punkt');
      await expect(text.getByRole('listitem')).toHaveText('Punkt');
    }

    // The page gets two pictures: at the top, and as a block.
    await desk.getByRole('button', { name: t('content.picture.choose') }).click();
    await desk.locator('input[type=file]').setInputFiles(aPicture(picture));
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(desk.getByRole('main').getByText(picture)).toBeVisible();
    await desk.getByRole('button', { name: t('content.block.add') }).click();
    await desk.getByRole('menuitem', { name: t('content.block.image'), exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: picture }).click();
    await expectSaved(desk, t);
    // Their descriptions are added after the page was saved, and are saved with the picture. Afterwards no gap is
    // shown anywhere.
    for (const each of ['de', 'en'] as const) {
      await inLanguage(each);
      await fieldOf(desk, t, 'content.picture.altText', each).first().fill('Ein Ofen in einer Halle');
    }
    await expect(desk.getByText(t('content.gaps.none'))).toBeVisible();
    await expectFitting(desk);

    const [preview] = await Promise.all([
      desk.context().waitForEvent('page'),
      desk.getByRole('button', { name: t('content.page.preview'), exact: true }).click(),
    ]);
    await expect(preview).toHaveURL(/\/preview\//);
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Größere Öfen');
    await preview.close();

    // The page is published first at a planned time, then at once.
    await desk.getByRole('button', { name: t('content.publish.action'), exact: true }).click();
    await desk.getByText(t('content.publish.laterOption')).click();
    await expect(desk.getByText(t('content.publish.zone'))).toBeVisible();
    await desk.getByRole('button', { name: t('content.publish.schedule') }).click();
    await expect.poll(async () => (await read()).scheduledFor).not.toBeNull();
    expect((await read()).state).toBe('DRAFT');
    await desk.getByRole('button', { name: t('content.publish.action'), exact: true }).click();
    await desk.getByText(t('content.publish.nowOption')).click();
    await desk.getByRole('button', { name: t('content.publish.now'), exact: true }).click();
    await expect(desk.getByText(t('content.state.published'), { exact: true })).toBeVisible();
    expect(await read()).toMatchObject({ state: 'PUBLISHED', hasChanges: false, scheduledFor: null });

    // The draft changes, which visitors do not see.
    await inLanguage(language);
    await fieldOf(desk, t, 'content.page.title', language).fill('Ganz anders');
    await expect(desk.getByText(t('content.state.changed'), { exact: true })).toBeVisible();
    const shown = () => editor.api.landingPages.bySlug({ params: { slug } });
    expect((await shown()).title).toBe(`Größere Öfen ${language}`);

    // The published version becomes the draft again.
    await desk.getByRole('button', { name: t('content.page.more') }).click();
    await desk.getByRole('menuitem', { name: t('content.versions.title') }).click();
    const versions = desk.getByRole('dialog').getByRole('listitem');
    await expect(versions.first()).toBeVisible();
    await versions
      .filter({ hasText: t('content.state.published') })
      .getByRole('button', { name: /\d/ })
      .last()
      .click();
    await desk
      .getByRole('button', { name: t('content.bringBack'), exact: true })
      .last()
      .click();
    await expect(fieldOf(desk, t, 'content.page.title', language)).toHaveValue(`Größere Öfen ${language}`);
    expect((await shown()).title).toBe(`Größere Öfen ${language}`);
  });
});
