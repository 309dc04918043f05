import { expect, test } from '../content/fixtures.ts';

const ADMINISTRATION = /\/assets\/(administration|admin(-\w+)?)-[\w-]+\.js$/;

test('administration has files of its own, and the ways in and out are documents', async ({ desk, t }) => {
  const asked: string[] = [];
  desk.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await desk.goto('/app/profile/account');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => ADMINISTRATION.test(path))).toEqual([]);

  await desk.goto('/app/dashboard');
  await expect(desk).toHaveURL('/admin');
  await expect(desk.getByRole('navigation')).toContainText(t('administration.rooms.organisations'));
  expect(asked.filter((path) => ADMINISTRATION.test(path)).length).toBeGreaterThan(1);
});
