import { expectAccessible, expectFitting } from '../accessibility.ts';
import { expect, newPage, test } from './fixtures.ts';

test.use({ language: 'en', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

test('every screen of the administration is within reach on a phone, in English and in the dark', async ({
  desk,
  editor,
}) => {
  test.slow();
  const page = await newPage(editor, 'Bei Nacht');
  const legal = await editor.api.landingPagesAdmin.list({ query: { kind: 'LEGAL' } });
  const paths = [
    '/admin',
    '/admin/landing-pages',
    '/admin/landing-pages?query=nichts-davon',
    `/admin/landing-pages/${page.id}`,
    `/admin/landing-pages/${legal.items[0]?.id}`,
    '/admin/home',
    '/admin/legal',
    '/admin/questionnaires',
    '/admin/questionnaires/1',
    '/admin/questionnaires/1?question=new',
    '/admin/questionnaires/1/results',
    '/admin/questionnaires/1/statistics',
    '/admin/questionnaires/1/settings',
    '/admin/organisations',
    '/admin/offers',
    '/admin/tags',
    '/admin/tag-types',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await desk.goto(path);
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(desk).toHaveURL(path);
      await expect(desk.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(desk.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expectFitting(desk);
      await expectAccessible(desk);
    });
  }
});
