import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aPageContent, aTextBlock } from '../../../test/factories/content.ts';
import { readLegalSettings } from './legal-settings.ts';

const slugs = ['impressum', 'datenschutz', 'agb'] as const;
type LegalSlug = (typeof slugs)[number];

const read = (app: TestApp, slug: LegalSlug, language: 'de' | 'en' = 'de') =>
  app.client(null, language).frontend.legalPage({ params: { slug } });

const seller = {
  SELLER_NAME: 'Echte Metra GmbH',
  SELLER_STREET: 'Weg 1',
  SELLER_ZIP_CODE: '10115',
  SELLER_CITY: 'Berlin',
  SELLER_VAT_ID: 'DE123456788',
  SELLER_TAX_NUMBER: '12/345/67890',
  SELLER_EMAIL: 'hallo@metra.example',
  SELLER_IBAN: 'DE89370400440532013000',
  SELLER_BIC: 'COBADEFFXXX',
};

describe('legal texts to try things with', () => {
  let app: TestApp;
  let editor: SignedInAccount;
  beforeAll(async () => {
    app = await createTestApp();
    editor = await signedIn(app, await anEditor(app.platform));
  });
  afterAll(() => app.close());

  test.each(slugs.flatMap((slug) => [[slug, 'de'] as const, [slug, 'en'] as const]))(
    '%s in %s is whole, names somebody invented and says so',
    async (slug, language) => {
      const page = await read(app, slug, language);
      expect(page.isDemo).toBe(true);
      expect(page.sections.length).toBeGreaterThan(7);
      expect(new Set(page.sections.map((section) => section.slug)).size).toBe(page.sections.length);
      for (const { heading, content } of page.sections) {
        expect(heading).not.toBe('');
        expect(content.length).toBeGreaterThan(0);
      }
      expect(JSON.stringify(page)).not.toMatch(/\{\{|\}\}/);
    },
  );

  test('missing values are left out with the text that depends on them', async () => {
    const { sections } = await read(app, 'datenschutz');
    const text = JSON.stringify(sections);
    expect(text).toContain('nicht verpflichtet, eine datenschutzbeauftragte Person');
    expect(text).not.toContain('datenschutzbeauftragte Person erreichen Sie unter');
    expect(sections.find(({ emphasis }) => emphasis)?.slug).toBe('objection');
  });

  test('an editor changes one, keeps its address, and finds what is to be checked', async () => {
    const { items } = await editor.client.landingPagesAdmin.list({ query: { kind: 'LEGAL' } });
    const id = items.find(({ slug }) => slug === 'impressum')?.id ?? 0;
    const page = await editor.client.landingPagesAdmin.read({ params: { id } });
    expect(page.gaps).toEqual([]);
    expect(page.legalBasis).toContain('DDG');
    expect(page.reviewNote).toContain('anwaltlich');
    expect(JSON.stringify(await read(app, 'impressum'))).not.toContain('anwaltlich');
    const update = (slug: string, content = page.content) =>
      editor.client.landingPagesAdmin.update({
        params: { id },
        body: { slug, content, version: page.version },
      });
    await expect(update('anders')).rejects.toMatchObject({ i18nKey: 'landing_page.slug_fixed' });
    await expect(
      update('impressum', {
        ...page.content,
        blocks: [{ id: 'q', type: 'questions', items: [] }],
      }),
    ).rejects.toMatchObject({ fields: [{ path: 'content/blocks/0/type', key: 'const' }] });
    await expect(
      editor.client.landingPagesAdmin.withdraw({ params: { id }, body: { version: page.version } }),
    ).rejects.toMatchObject({ i18nKey: 'landing_page.legal' });
    await expect(
      editor.client.landingPagesAdmin.remove({ params: { id }, query: { force: true } }),
    ).rejects.toMatchObject({ i18nKey: 'landing_page.legal' });
    const written = aPageContent('Impressum', {
      blocks: [aTextBlock('{{seller.name}} und {{seller.nothing}}')],
    });
    const draft = await update('impressum', written);
    expect(draft.gaps.map(({ reason, name }) => [reason, name])).toEqual([
      ['UNKNOWN_VARIABLE', 'seller.nothing'],
      ['UNKNOWN_VARIABLE', 'seller.nothing'],
    ]);
  });
});

describe('legal texts in earnest', () => {
  const production = { NODE_ENV: 'production', DEMO: 'off' };

  test('are not shown while something they have to say is not set, and the log says what', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const app = await createTestApp({ environment: production, log });
    for (const slug of slugs)
      await expect(read(app, slug)).rejects.toMatchObject({ i18nKey: 'not_found.object', status: 404 });
    await app.begin();
    expect(lines).toHaveLength(1);
    const { settings } = JSON.parse(lines[0] ?? '{}');
    expect(settings).toEqual(
      expect.arrayContaining(['LEGAL_HOSTING_PROVIDER', 'LEGAL_SUPERVISORY_AUTHORITY', 'SELLER_NAME']),
    );
    expect(settings).not.toContain('SELLER_PHONE');
    await app.close();
  });

  test('contain the settings and nothing invented', async () => {
    const app = await createTestApp({
      environment: {
        ...production,
        ...seller,
        LEGAL_HOSTING_PROVIDER: 'Rechenzentrum Nord eG, Kiel',
        LEGAL_HOSTING_LOCATION: 'Deutschland',
        LEGAL_SUPERVISORY_AUTHORITY: 'Die Behörde, Berlin',
        LEGAL_DATA_PROTECTION_OFFICER: 'dsb@metra.example',
        LEGAL_UNCONFIRMED_DAYS: '12',
      },
    });
    const page = await read(app, 'datenschutz');
    expect(page.isDemo).toBe(false);
    const text = JSON.stringify(page);
    for (const said of ['Rechenzentrum Nord eG', 'dsb@metra.example', '12 Tage', 'Echte Metra GmbH'])
      expect(text).toContain(said);
    expect(text).not.toContain('Telefon:');
    expect(JSON.stringify(await read(app, 'agb'))).toContain('690');
    await app.close();
  });

  test('a setting that cannot be meant is refused at start', () => {
    expect(() => readLegalSettings({ LEGAL_BACKUP_DAYS: 'immer' })).toThrow(
      'The setting LEGAL_BACKUP_DAYS is not usable',
    );
  });
});
