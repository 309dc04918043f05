import type { MetraContract } from '@metra/contract';
import { createClient } from '@metra/contract/client';
import { manifest } from '@metra/contract/manifest.gen';
import type {
  AskedPage,
  MovedPage,
  NextPage,
  PageCard,
  RenderedDocument,
  SentForm,
  WebRenderingSettings,
} from '@metra/contract/web-rendering';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Area } from '../lib/areas.ts';
import { hasStatus } from '../lib/errors.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { provideTolgee, translate } from '../lib/i18n/tolgee.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';
import { siteAddress } from '../lib/site-address.ts';
import type { PageHead, SiteScreenProps } from '../lib/site-page.ts';
import { type PageState, ROOT_ID, STATE_ID } from '../site/page-state.ts';
import { pages, type ShownPage } from '../site/pages.ts';
import { loadScreen, type ScreenName } from '../site/screens.ts';
import { Site } from '../site/site.tsx';
import { filesOf } from './client-files.ts';
import { dataElement, documentHtml, element } from './document-html.ts';
import { cardOfHead, pageMeta } from './page-meta.ts';
import { textsOf, tolgeeFor } from './tolgee-for.ts';

/** Texts of every page of the site. */
const EVERYWHERE: readonly Namespace[] = ['common', 'parts'];
const NOT_FOUND = await loadScreen('not-found');

/** Reads what the page says, then renders it; what the API does not find is a page that is not found. */
export async function renderPage(
  asked: AskedPage,
  settings: WebRenderingSettings,
): Promise<RenderedDocument | MovedPage> {
  const { language, search } = asked;
  const found = await read(asked, settings);
  if (!found) return renderNotFound(language, settings);
  const { page, data } = found;
  const path = pathOf(page, page.presentParams?.(data) ?? asked.params);
  if (path !== pathOf(page, asked.params)) return { status: 301, address: siteAddress(path, language) };
  const Screen = await loadScreen(page.screen);
  const texts = textsOf(language, [...EVERYWHERE, ...page.texts]);
  const state: PageState = { screen: page.screen, language, texts, path, search, data };
  const isMissing = page.isMissing?.(data) ?? false;
  return {
    status: isMissing ? 404 : 200,
    html: written(state, Screen, () => headOf(found, asked, settings), {
      ...settings,
      // Within others' pages it is found by whoever reads those.
      isFound: !isMissing && !page.isPrivate && !page.mayBeFramed,
    }),
  };
}

/** Gives the page its form, and shows it again where it was not taken. */
export async function submitForm(
  sent: SentForm,
  settings: WebRenderingSettings,
): Promise<RenderedDocument | NextPage> {
  const { name, language, params, search, fields, formKey, fetch } = sent;
  const api = apiFor(language, fetch, settings);
  const taken = await orNothing(async () =>
    pages[name]?.submit?.({ api, params, search, fields, formKey, language }),
  );
  if (!taken) return renderNotFound(language, settings);
  if ('path' in taken) return { status: 303, address: siteAddress(taken.path, language) };
  const again = await renderPage({ ...sent, search: taken.search }, settings);
  if (again.status === 301) return { status: 303, address: again.address };
  return again.status === 200 ? { ...again, status: 422 } : again;
}

/** What the picture of a page shows. */
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
  return cardOfHead(headOf(found, asked, settings), { path, language, origin: settings.origin });
}

interface Found {
  page: ShownPage;
  data: unknown;
}

async function read(
  { name, language, params, search, fetch }: AskedPage,
  settings: WebRenderingSettings,
): Promise<Found | undefined> {
  const page = pages[name];
  if (!page) return undefined;
  const api = apiFor(language, fetch, settings);
  // What it cannot even be asked for is not there either.
  return orNothing(
    async () => ({ page, data: await page.read({ api, language, params, search }) }),
    [404, 400],
  );
}

/** As somebody who has not signed in. */
const apiFor = (language: Language, fetch: AskedPage['fetch'], { origin }: WebRenderingSettings) =>
  createClient<MetraContract>(manifest, {
    baseUrl: origin,
    token: () => null,
    language: () => language,
    fetch,
  });

/** What the API does not find is nothing. */
async function orNothing<Found>(
  find: () => Promise<Found>,
  statuses: readonly number[] = [404],
): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (statuses.some((status) => hasStatus(error, status))) return undefined;
    throw error;
  }
}

const pathOf = ({ path }: ShownPage, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));

/** Said in the language that was provided last. */
const headOf = ({ page, data }: Found, { language }: AskedPage, { origin }: WebRenderingSettings): PageHead =>
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
  /** Search engines may have it. */
  isFound: boolean;
}

/** From here on nothing waits, so that no other page's language comes between. */
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
  preview: 'guides',
  questionnaire: 'questionnaire',
  'questionnaire-result': 'questionnaire',
  'not-found': 'pages',
};
