import { anOfferWrite, beListed } from '../../server/test/factories/offers.ts';
import { expectAccessible, expectFitting } from '../accessibility.ts';
import { callerOf } from '../accounts/api.ts';
import { anAccount, expect, keepToken, test } from '../accounts/fixtures.ts';
import { expectSaid } from '../toasts.ts';

for (const language of ['de', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test('a partner who is asked hears of it, agrees, and is named from then on', async ({
      page,
      member,
      machine,
      program,
      t,
    }) => {
      const partner = await anAccount(machine, language);
      const { api } = callerOf(program, language, member.token);
      const asked = (await callerOf(program, language, partner.token).api.auth.getLogin()).organisation.id;
      const own = (await api.auth.getLogin()).organisation.id;
      for (const id of [own, asked]) await beListed({ platform: machine }, id);
      const title = `Gemeinsam fahren ${member.id}`;
      const body = anOfferWrite({ partners: [asked], state: 'PUBLISHED' }, title);
      const offer = await api.offers.create({ body });
      const params = { offerId: offer.id };
      const visitor = callerOf(program, language).api;
      expect((await visitor.offers.partners({ params })).items).toEqual([]);

      await keepToken(page, partner.token);
      await page.goto('/app/events');
      await page.getByRole('listitem').filter({ hasText: title }).getByRole('link').click();
      await expect(page).toHaveURL('/app/organisation/partners');
      await expect(page.getByText(t('organisation.partners.waiting.RECEIVED'))).toBeVisible();
      await expectFitting(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('organisation.partners.accept') }).click();
      await expectSaid(page, t('organisation.partners.nowAccepted', { title }));
      await expect(page.getByText(t('organisation.partners.accepted'), { exact: true })).toBeVisible();
      expect((await visitor.offers.partners({ params })).items).toMatchObject([{ id: asked }]);
    });
  });
