import type { MembersContract } from '@metra/contract';
import { createClient } from '@metra/contract/core/client';
import { manifest } from '@metra/contract/core/manifest.gen';
import type {
  AskedPage,
  FormRefusal,
  MovedPage,
  NextPage,
  PageCard,
  RenderedDocument,
  SentForm,
  WebRenderingSettings,
} from '@metra/contract/core/web-rendering';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { hasStatus, isClientError } from '../lib/errors/errors.ts';
import type { Area } from '../lib/guards/areas.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { provideTolgee, translate } from '../lib/i18n/tolgee.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';
import { siteAddress } from '../lib/site/site-address.ts';
import type { PageHead, SiteScreenProps } from '../lib/site/site-page.ts';
import { type PageState, ROOT_ID, STATE_ID } from '../site/page-state.ts';
import { pages, type ShownPage } from '../site/pages.ts';
import { loadScreen, type ScreenName } from '../site/screens.ts';
import { Site } from '../site/site.tsx';
import { filesOf } from './client-files.ts';
import { dataElement, documentHtml, element } from './document-html.ts';
import { knownAnswers } from './known-answers.ts';
import { cardOfHead, pageMeta } from './page-meta.ts';
import { textsOf, tolgeeFor } from './tolgee-for.ts';

const EVERYWHERE: readonly Namespace[] = ['common', 'parts'];
const NOT_FOUND = await loadScreen('not-found');

/** An object that the API does not find gives the status 404. */
export async function renderPage(
  asked: AskedPage,
  settings: WebRenderingSettings,
): Promise<RenderedDocument | MovedPage> {
  const found = await read(asked, settings);
  return found ? renderFound(found, asked, settings) : renderNotFound(asked.language, settings);
}

async function renderFound(
  found: Found,
  asked: Pick<AskedPage, 'language' | 'params' | 'search'>,
  settings: WebRenderingSettings,
): Promise<RenderedDocument | MovedPage> {
  const { language, search } = asked;
  const { page, data } = found;
  const path = pathOf(page, page.presentParams?.(data) ?? asked.params);
  if (path !== pathOf(page, asked.params)) return { status: 301, address: siteAddress(path, language) };
  const Screen = await loadScreen(page.screen);
  const texts = textsOf(language, [...EVERYWHERE, ...page.texts]);
  const state: PageState = { screen: page.screen, language, texts, path, search, data };
  const isMissing = page.isMissing?.(data) ?? false;
  return {
    status: isMissing ? 404 : 200,
    html: written(state, Screen, () => headOf(found, language, settings), {
      ...settings,
      // A page inside other sites is indexed there.
      isFound: !isMissing && !page.isPrivate && !page.mayBeFramed,
    }),
  };
}

export async function submitForm(
  { name, language, params, search, fields, formKey, fetch }: SentForm,
  settings: WebRenderingSettings,
): Promise<NextPage | RenderedDocument | FormRefusal> {
  const sent = { api: apiFor(language, fetch, settings), params, search, fields, formKey, language };
  const page = pages[name];
  try {
    if (page?.open) {
      const shown = await renderFound({ page, data: await page.open(sent) }, sent, settings);
      return 'html' in shown ? shown : { status: 303, address: shown.address };
    }
    const path = await page?.submit?.(sent);
    if (path === undefined) throw new Error(`The page ${name} takes no form`);
    return { status: 303, address: siteAddress(path, language) };
  } catch (error) {
    if (!isClientError(error) || error.status === undefined) throw error;
    return { status: error.status, message: error.message, fields: error.fields.map(({ path }) => path) };
  }
}

export async function cardOf(
  asked: AskedPage,
  settings: WebRenderingSettings,
): Promise<PageCard | undefined> {
  const found = await read(asked, settings);
  if (!found || found.page.isPrivate || found.page.isMissing?.(found.data)) return undefined;
  const { page, data } = found;
  const { language } = asked;
  const path = pathOf(page, page.presentParams?.(data) ?? asked.params);
  provideTolgee(tolgeeFor(language));
  return cardOfHead(headOf(found, language, settings), { path, language, origin: settings.origin });
}

interface Found {
  page: ShownPage;
  data: unknown;
}

async function read(
  { name, language, params, search, refused, fetch }: AskedPage,
  settings: WebRenderingSettings,
): Promise<Found | undefined> {
  const page = pages[name];
  if (!page) return undefined;
  const api = apiFor(language, fetch, settings);
  try {
    return { page, data: await page.read({ api, params, search, refused }) };
  } catch (error) {
    // A path that the API cannot accept does not exist either.
    if (hasStatus(error, 404) || hasStatus(error, 400)) return undefined;
    throw error;
  }
}

const known = knownAnswers();

/** The server reads as a visitor. */
const apiFor = (language: Language, fetch: AskedPage['fetch'], { origin }: WebRenderingSettings) =>
  createClient<MembersContract>(manifest, {
    baseUrl: origin,
    token: () => null,
    language: () => language,
    ...known(fetch, language),
  });

const pathOf = ({ path }: ShownPage, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));

/** The texts are in the language that was set last. */
const headOf = ({ page, data }: Found, language: Language, { origin }: WebRenderingSettings): PageHead =>
  page.head(data, translate, {
    language,
    origin,
    addressOf: (path) => `${origin}${siteAddress(path, language)}`,
  });

export function renderNotFound(language: Language, settings: WebRenderingSettings): RenderedDocument {
  const state: PageState = {
    screen: 'not-found',
    language,
    texts: textsOf(language, EVERYWHERE),
    path: '/',
    search: {},
    data: undefined,
  };
  const head = () => ({ title: translate('common.notFound.title'), description: '' });
  return { status: 404, html: written(state, NOT_FOUND, head, { ...settings, isFound: false }) };
}

interface Writing extends WebRenderingSettings {
  isFound: boolean;
}

/** The rest is synchronous, so that no other page changes the language in between. */
function written(
  state: PageState,
  Screen: ComponentType<SiteScreenProps<unknown>>,
  makeHead: () => PageHead,
  { origin, files, isFound }: Writing,
): string {
  const { language, path, screen } = state;
  provideTolgee(tolgeeFor(language));
  const head = makeHead();
  return documentHtml({
    language,
    title: head.title,
    head: isFound
      ? pageMeta(head, { path, language, origin })
      : [element('meta', { name: 'robots', content: 'noindex' })],
    files: filesOf(files, { entry: 'site', areas: [areaOf[screen]], texts: [], language }),
    isReadableAtOnce: true,
    body: [
      element('div', { id: ROOT_ID }, renderToString(<Site Screen={Screen} state={state} />)),
      dataElement({ id: STATE_ID }, state),
    ],
  });
}

const areaOf: Record<ScreenName, Area> = {
  home: 'home',
  legal: 'legal',
  guide: 'guides',
  guides: 'guides',
  licences: 'licences',
  marketplace: 'marketplace',
  offer: 'marketplace',
  organisations: 'marketplace',
  organisation: 'marketplace',
  preview: 'guides',
  questionnaire: 'questionnaire',
  'questionnaire-result': 'questionnaire',
  verification: 'verification',
  'not-found': 'not-found',
};
