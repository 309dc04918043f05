import type { LandingPageCreate } from '@metra/contract/operations/landing-pages';
import { expect, test } from '../fixtures.ts';

let pages = 0;

const hostile = '<img src=x onerror="document.title=`taken`"><script>document.title="taken"</script>';

/** A page in both languages that no goal links to. */
function aPage(): LandingPageCreate {
  pages += 1;
  const slug = `messe-${process.pid}-${pages}`;
  const words = (text: string) => ({
    content: [
      { type: 'heading' as const, level: 2 as const, content: [{ text }] },
      { type: 'paragraph' as const, content: [{ text: hostile }] },
    ],
  });
  return {
    slug,
    content: {
      imageId: null,
      translations: {
        de: { title: 'Treffen Sie uns', teaser: 'Auf der Messe.', metaDescription: 'Wo wir sind.' },
        en: { title: 'Meet us', teaser: 'At the fair.', metaDescription: 'Where we are.' },
      },
      blocks: [
        {
          id: 'a',
          type: 'text',
          condition: null,
          emphasis: false,
          translations: { de: words('Am Stand'), en: words('At the stand') },
        },
      ],
    },
  };
}

test('a visitor finds a guide among all of them, reads it, shares it and goes on to the next', async ({
  page,
  program,
}) => {
  // A heading can be linked to.
  await page.goto('/landing-pages/erneuerbare-energie#was-sie-messen');
  await expect(page.getByRole('heading', { name: 'Was Sie messen' })).toBeInViewport();

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Leitfäden' }).click();
  await expect(page).toHaveTitle('Leitfäden zu allen Zielen · Metra');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(18);
  await page.getByRole('link', { name: 'Fair bezahlen und gute Arbeit bieten' }).click();
  await expect(page).toHaveURL('/landing-pages/fair-bezahlen');
  await expect(page.getByText('Minuten Lesezeit').or(page.getByText('Eine Minute Lesezeit'))).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Auf einen Blick' })).toContainText('Aufwand');
  const last = page.getByRole('main').getByRole('group').last();
  await last.locator('summary').press('Enter');
  await expect(last.getByRole('paragraph')).toBeVisible();
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await fetch(address ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const outdated = address?.replace(/[0-9a-f]{16}/, '0'.repeat(16)) ?? program.address;
  expect((await fetch(outdated, { redirect: 'manual' })).status).toBe(302);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/landing-pages/fair-bezahlen');
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
  await page.getByRole('region', { name: 'More guides' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/en\/landing-pages\/(?!fair-bezahlen)[\w-]+$/);
});

test('a draft is for whoever has its link; published, it moves with its address and is withdrawn', async ({
  page,
  administrator: { api },
  program,
}) => {
  const draft = await api.landingPagesAdmin.create({ body: aPage() });
  const params = { id: draft.id };
  const asVisitor = (path: string) => fetch(program.address + path, { redirect: 'manual' });
  expect((await asVisitor(`/landing-pages/${draft.slug}`)).status).toBe(404);

  const { items } = await api.landingPagesAdmin.versions({ params, query: {} });
  const { url } = await api.landingPagesAdmin.versionPreview({
    params: { ...params, versionId: items[0]?.id ?? 0 },
  });
  const path = new URL(url).pathname;
  const { status, headers } = await asVisitor(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect((await asVisitor(`${path}x`)).status).toBe(404);
  await page.goto(path);
  await expect(page.getByRole('note')).toContainText('Vorschau – Entwurf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treffen Sie uns');

  const { version } = await api.landingPagesAdmin.publish({
    params,
    body: { version: draft.version, publishAt: null },
  });
  await page.goto(`/landing-pages/${draft.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treffen Sie uns');
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page).toHaveTitle('Treffen Sie uns · Metra');
  expect(await (await asVisitor('/sitemap.xml')).text()).toContain(`/en/landing-pages/${draft.slug}<`);

  const moved = await api.landingPagesAdmin.update({
    params,
    body: { slug: `${draft.slug}-neu`, content: draft.content, version },
  });
  const answer = await asVisitor(`/en/landing-pages/${draft.slug}?utm_source=brief`);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    `/en/landing-pages/${draft.slug}-neu?utm_source=brief`,
  ]);
  // From another page, because browsers do not load the same page for another anchor.
  await page.goto('/impressum');
  await page.goto(`/landing-pages/${draft.slug}#am-stand`);
  await expect(page).toHaveURL(`/landing-pages/${draft.slug}-neu#am-stand`);
  await api.landingPagesAdmin.withdraw({ params, body: { version: moved.version } });
  expect((await asVisitor(`/landing-pages/${draft.slug}-neu`)).status).toBe(404);
});
