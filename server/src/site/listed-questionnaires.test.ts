import { expect, test } from 'vitest';
import { useSite } from '../../test/app/site.ts';
import { anEditor, signedIn } from '../../test/factories/accounts.ts';
import { anActiveQuestionnaire, quickCheck, switched } from '../../test/factories/questionnaires.ts';

const { app, get } = useSite();

test('search engines find active questionnaires in both languages', async () => {
  const sitemap = async () => (await get('/sitemap.xml')).text();
  expect(await sitemap()).toContain(`https://metra.example/questionnaires/${quickCheck}</loc>`);
  const editor = await signedIn(app(), await anEditor(app().platform));
  const asked = await anActiveQuestionnaire(editor);
  const address = `/questionnaires/${asked.slug}</loc>`;
  await expect.poll(sitemap).toContain(`https://metra.example${address}`);
  expect(await sitemap()).toContain(`https://metra.example/en${address}`);
  await switched(editor, asked, false);
  await expect.poll(sitemap).not.toContain(address);
});
