import type { Browser } from '@playwright/test';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Machine } from '../../server/test/factories/accounts.ts';
import { beListed } from '../../server/test/factories/offers.ts';
import { expectAccessibleOnEveryScreen, expectFitting } from '../accessibility.ts';
import { callerOf } from '../accounts/api.ts';
import { anAccount, fillLogin, keepToken } from '../accounts/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

/** What is offered, how somebody mistypes it, and what the operator's lists call it. */
const words = {
  de: {
    title: 'Dachbegrünung',
    mistyped: 'Dachbegrünnung',
    type: /^Dienstleistung/,
    category: 'Natur und Flächen',
  },
  en: { title: 'Woodchip boiler', mistyped: 'Woodchipp', type: /^Service/, category: 'Energy' },
} as const;

for (const language of ['de', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: PHONE });

    test('an offer goes the whole way: published on a phone, found mistyped near by, asked about, watched, heard of, shared', async ({
      page,
      member,
      machine,
      program,
      mailbox,
      browser,
      openBrowser,
      t,
    }) => {
      test.slow();
      const { mistyped, type, category, ...offered } = words[language];
      const title = `${offered.title} ${member.id}`;
      const market = language === 'de' ? '/marketplace' : '/en/marketplace';
      const [watcher, partner] = [await anAccount(machine, language), await anAccount(machine, language)];
      const { api } = callerOf(program, language, member.token);
      const organisationOf = async (token: string) =>
        (await callerOf(program, language, token).api.auth.getLogin()).organisation;
      const own = await organisationOf(member.token);
      const asked = await organisationOf(partner.token);
      for (const { id } of [own, asked]) await beListed({ platform: machine }, id);

      await test.step('published with a picture and a place', async () => {
        await keepToken(page, member.token);
        await page.goto('/app/organisation/offers?edit=new');
        const field = (name: string) => page.getByRole('textbox', { name: t(name), exact: true });
        await field('organisation.offer.title').fill(title);
        await field('organisation.offer.summary').fill(offered.title);
        await page.getByRole('combobox', { name: t('organisation.offer.type') }).click();
        await page.getByRole('option', { name: type }).click();
        await page.getByRole('combobox', { name: t('organisation.offer.categories') }).fill(category);
        await page.getByRole('option', { name: category, exact: true }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('combobox', { name: t('organisation.offer.place') }).fill('79098');
        await page
          .getByRole('option', { name: /Freiburg/ })
          .first()
          .click();
        await page.getByRole('button', { name: t('organisation.offer.choosePicture') }).click();
        const dialog = page.getByRole('dialog', { name: t('pictures.title') });
        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name: 'Dach.png', mimeType: 'image/png', buffer: await aPicture() });
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: t('organisation.offers.publish') }).click();
        await expectSaid(page, t('organisation.editor.published'));
      });

      await test.step('found and asked about without scripts', async () => {
        const visitor = await withoutScripts(browser, program.address);
        await visitor.goto(market);
        await visitor.getByRole('combobox', { name: t('market.search.label') }).fill(mistyped);
        await visitor.getByRole('button', { name: t('market.search.submit') }).click();
        await visitor.getByRole('button', { name: t('market.filters.title'), exact: true }).click();
        await visitor.getByLabel(t('market.filters.placeLabel')).fill('79312');
        await visitor.getByRole('button', { name: t('market.filters.apply') }).click();
        await visitor.getByRole('link', { name: title, exact: true }).first().click();
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
        await expectFitting(visitor);
        await visitor.getByLabel(t('offer.contact.name')).fill('Ada Lind');
        await visitor.getByLabel(t('offer.contact.email')).fill('ada@tischlerei.example');
        await visitor.getByLabel(t('offer.contact.text')).fill('400 m² ?');
        await visitor.getByRole('button', { name: t('offer.contact.send') }).click();
        await expect(visitor.getByRole('status')).toContainText(own.name);
        expect((await mailbox.next(member.email)).text).toContain('400 m² ?');
        await visitor.context().close();
      });

      const reader = await openBrowser();
      await test.step('found with scripts; watched after signing in', async () => {
        await reader.setViewportSize(PHONE);
        await reader.goto(`${market}?location=79312&radiusKm=50`);
        await reader.getByRole('combobox', { name: t('market.search.label') }).fill(mistyped);
        await reader.getByRole('button', { name: t('market.search.submit') }).click();
        // Only the answer knows that it was mistyped.
        await expect(reader.getByRole('paragraph').filter({ hasText: mistyped })).toBeVisible();
        const hit = reader.getByRole('listitem').filter({ hasText: title });
        await expect(hit.locator('xpath=..')).toHaveCSS('opacity', '1');
        await expectAccessibleOnEveryScreen(reader);
        await reader.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
        await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
        await expectAccessibleOnEveryScreen(reader);
        await reader.getByRole('link', { name: t('offer.watch'), exact: true }).click();
        await fillLogin(reader, t, watcher);
        await expect(reader.getByRole('button', { name: t('offer.watched') })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      });

      const { items } = await api.organisations.offers({ params: { organisationId: own.id } });
      const [made] = items;
      if (!made) throw new Error('The offer is not public.');
      const params = { offerId: made.id };

      await test.step('changed: an event and a mail tell of it', async () => {
        const { translations, version } = await api.offers.read({ params });
        if (!translations) throw new Error('The own offer comes without its words.');
        const de = { ...translations.de, priceHint: 'ab 90 €' };
        await api.offers.update({
          params,
          body: {
            translations: { ...translations, de },
            offerType: made.offerType.slug,
            categories: made.categories.map(({ slug }) => slug),
            location: made.location,
            partners: [asked.id],
            state: 'PUBLISHED',
            version,
          },
        });
        await reader.goto('/app/events');
        await expect(reader.getByRole('listitem').filter({ hasText: title })).toBeVisible();
        await letDigestsLeave(machine, (await organisationOf(watcher.token)).id);
        expect((await mailbox.next(watcher.email)).text).toContain(title);
      });

      await test.step('a partner agrees, and is named', async () => {
        await reader.goto(`${market}/offers/${made.id}`);
        const partners = reader.getByRole('heading', { name: t('offer.partners'), exact: true });
        await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(partners).toBeHidden();
        const theirs = await openBrowser();
        await keepToken(theirs, partner.token);
        await theirs.goto('/app/organisation/partners');
        await theirs.getByRole('button', { name: t('organisation.partners.accept') }).click();
        await expectSaid(theirs, t('organisation.partners.nowAccepted', { title }));
        await expect(async () => {
          await reader.reload();
          await expect(partners).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(reader.getByRole('link', { name: asked.name })).toBeVisible();
      });
    });
  });

const aPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#05857c' } })
    .png()
    .toBuffer();

async function withoutScripts(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false });
  return context.newPage();
}

/** The hourly work, now; where this organisation is, people are awake. */
async function letDigestsLeave({ database }: Machine, organisationId: number): Promise<void> {
  const isDayInLondon = new Date().getUTCHours() >= 7 && new Date().getUTCHours() <= 18;
  await database.kysely
    .updateTable('organisations')
    .set({ time_zone: isDayInLondon ? 'UTC' : 'Etc/GMT-12' })
    .where('id', '=', organisationId)
    .execute();
  await sql`insert into pgboss.job (name) values ('watch-list.digests')`.execute(database.kysely);
}
