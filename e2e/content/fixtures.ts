import { crc32, deflateSync } from 'node:zlib';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { Page } from '@playwright/test';
import { anEditor, startSession } from '../../server/test/factories/accounts.ts';
import { type Caller, callerOf } from '../accounts/api.ts';
import { test as base, expect, keepToken } from '../accounts/fixtures.ts';
import type { Texts } from '../accounts/texts.ts';

interface ContentFixtures {
  editor: Caller;
  /** This page is open in the editor's browser. */
  desk: Page;
}

/** One program serves all journeys of a worker, so public content is restored. */
export const test = base.extend<ContentFixtures>({
  editor: async ({ machine, program, language }, use) => {
    const account = await anEditor(machine, { firstName: 'Emil', lastName: 'Redaktion', language });
    await use(callerOf(program, language, await startSession(machine, account)));
  },
  desk: async ({ page, editor }, use) => {
    await keepToken(page, editor.token());
    await use(page);
  },
});

export { expect };

let pages = 0;

/** No other journey uses this address. */
export const freeSlug = (name: string) => {
  pages += 1;
  return `${name}-${process.pid}-${pages}`;
};

const texts = (title: string) => ({
  title,
  teaser: `${title}: worum es geht.`,
  metaDescription: `${title}, kurz gesagt.`,
});

export const wholePage = (title: string): PageContent => ({
  translations: { de: texts(title), en: texts(`${title} (en)`) },
  imageId: null,
  blocks: [
    {
      id: 'intro',
      type: 'text',
      condition: null,
      emphasis: false,
      translations: {
        de: { content: [{ type: 'paragraph', content: [{ text: 'Erster Absatz' }] }] },
        en: { content: [{ type: 'paragraph', content: [{ text: 'First paragraph' }] }] },
      },
    },
    {
      id: 'quote',
      type: 'quote',
      person: 'Ada Lovelace',
      translations: { de: { text: 'Zählen hilft.', role: '' }, en: { text: 'Counting helps.', role: '' } },
    },
  ],
});

/** The draft has a gap if a required text is missing. */
export function newPage(
  { api }: Caller,
  title: string,
  { teaserInEnglish }: { teaserInEnglish?: string } = {},
) {
  const content = wholePage(title);
  if (teaserInEnglish !== undefined) content.translations.en.teaser = teaserInEnglish;
  return api.landingPagesAdmin.create({ body: { slug: freeSlug('seite'), content } });
}

export const expectSaved = (page: Page, t: Texts) =>
  expect(page.getByRole('status').filter({ hasText: new RegExp(`^${t('forms.save.saved')}`) })).toBeVisible();

export const fieldOf = (page: Page, t: Texts, label: string, language: 'de' | 'en') =>
  page.getByRole('textbox', {
    name: t('content.labelled', { label: t(label), language: t(`content.language.${language}`) }),
    exact: false,
  });

/** A browser would upload this picture of one colour. */
export function aPicture(name: string) {
  const side = 640;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 140)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, check]);
}
