import type { Browser } from '@playwright/test';
import { anOfferWrite, beListed } from '../../server/test/factories/offers.ts';
import { expectFitting } from '../accessibility.ts';
import { callerOf } from '../accounts/api.ts';
import { anAccount, fillLogin, keepToken } from '../accounts/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('an offer goes the whole way: found mistyped near by, asked about, watched, heard of, shared', async ({
  member,
  machine,
  program,
  mailbox,
  browser,
  openBrowser,
  t,
}) => {
  test.slow();
  const title = `Dachbegrünung ${member.id}`;
  const mistyped = 'Dachbegrünnung';
  const [watcher, partner] = [await anAccount(machine, 'de'), await anAccount(machine, 'de')];
  const { api } = callerOf(program, 'de', member.token);
  const organisationOf = async (token: string) =>
    (await callerOf(program, 'de', token).api.auth.getLogin()).organisation;
  const own = await organisationOf(member.token);
  const asked = await organisationOf(partner.token);
  for (const { id } of [own, asked]) await beListed({ platform: machine }, id);

  await api.offers.create({
    body: anOfferWrite(
      {
        state: 'PUBLISHED',
        location: { label: '79098 Freiburg im Breisgau', latitude: 47.999, longitude: 7.842 },
        contact: { email: member.email },
      },
      title,
    ),
  });

  await test.step('found and asked about without scripts', async () => {
    const visitor = await withoutScripts(browser, program.address);
    await visitor.goto('/marketplace');
    await visitor.getByRole('combobox', { name: t('market.search.label') }).fill(mistyped);
    await visitor.getByRole('button', { name: t('market.search.submit') }).click();
    await expect(visitor.getByText('Ergebnisse für „Dachbegrünung“')).toBeVisible();
    await visitor.getByRole('button', { name: t('market.filters.title'), exact: true }).click();
    await visitor.getByLabel(t('market.filters.placeLabel')).fill('79312');
    await visitor.getByRole('button', { name: t('market.filters.apply') }).click();
    await expect(visitor.getByRole('link', { name: 'Filter entfernen: 50 km um Emmendingen' })).toBeVisible();
    await expectFitting(visitor);
    await visitor.getByRole('link', { name: title, exact: true }).first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectFitting(visitor);
    await visitor.getByLabel(t('offer.contact.name')).fill('Ada Lind');
    const address = visitor.getByLabel(t('offer.contact.email'));
    const send = visitor.getByRole('button', { name: t('offer.contact.send') });
    // The browser accepts the address and the server refuses it; the input stays.
    await address.fill('ada@localhost');
    await visitor.getByLabel(t('offer.contact.text')).fill('400 m² ?');
    await send.click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(visitor.getByLabel(t('offer.contact.text'))).toHaveValue('400 m² ?');
    await address.fill('ada@tischlerei.example');
    await send.click();
    await expect(visitor).toHaveURL(/sent=contact/);
    await expect(visitor.getByRole('status')).toContainText(own.name);
    expect((await mailbox.next(member.email)).text).toContain('400 m² ?');
    await visitor.context().close();
  });

  const reader = await openBrowser();
  await test.step('found with scripts; watched after signing in', async () => {
    await reader.setViewportSize(PHONE);
    await reader.goto('/marketplace?location=79312&radiusKm=50');
    await reader.getByRole('combobox', { name: t('market.search.label') }).fill(mistyped);
    await reader.getByRole('button', { name: t('market.search.submit') }).click();
    // Only the answer reveals that it was mistyped.
    await expect(reader.getByRole('paragraph').filter({ hasText: mistyped })).toBeVisible();
    const hit = reader.getByRole('listitem').filter({ hasText: title });
    await expect(hit.locator('xpath=..')).toHaveCSS('opacity', '1');
    await reader.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
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

  await test.step('changed: an event tells of it', async () => {
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
  });

  await test.step('a partner agrees, and is named', async () => {
    await reader.goto(`/marketplace/offers/${made.id}`);
    const partners = reader.getByRole('heading', { name: t('offer.partners'), exact: true });
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(partners).toBeHidden();
    const theirs = await openBrowser();
    await keepToken(theirs, partner.token);
    await theirs.goto('/app/events');
    await theirs.getByRole('listitem').filter({ hasText: title }).getByRole('link').click();
    await expect(theirs).toHaveURL('/app/organisation/partners');
    await expect(theirs.getByText(t('organisation.partners.waiting.RECEIVED'))).toBeVisible();
    await theirs.getByRole('button', { name: t('organisation.partners.accept') }).click();
    await expectSaid(theirs, t('organisation.partners.nowAccepted', { title }));
    await expect(theirs.getByText(t('organisation.partners.accepted'), { exact: true })).toBeVisible();
    await expect(async () => {
      await reader.reload();
      await expect(partners).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(reader.getByRole('link', { name: asked.name })).toBeVisible();
  });
});

async function withoutScripts(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false });
  return context.newPage();
}
