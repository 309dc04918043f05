import type { MetraContract } from '@metra/contract';
import { createClient } from '@metra/contract/client';
import { manifest } from '@metra/contract/manifest.gen';
import type { AskedPage, RenderedDocument, WebRenderingSettings } from '@metra/contract/web-rendering';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Area } from '../lib/areas.ts';
import { hasStatus } from '../lib/errors.ts';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { provideTolgee, translate } from '../lib/i18n/tolgee.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';
import { siteAddress } from '../lib/site-address.ts';
import type { PageHead, SiteScreenProps } from '../lib/site-page.ts';
import { type PageState, ROOT_ID, STATE_ID } from '../site/page-state.ts';
import { pages } from '../site/pages.ts';
import { loadScreen, type ScreenName } from '../site/screens.ts';
import { Site } from '../site/site.tsx';
import { filesOf } from './client-files.ts';
import { dataElement, documentHtml, element } from './document-html.ts';
import { textsOf, tolgeeFor } from './tolgee-for.ts';

/** Texts of every page of the site. */
const EVERYWHERE: readonly Namespace[] = ['common', 'parts'];
const NOT_FOUND = await loadScreen('not-found');

/** Reads what the page says, then renders it; what the API does not find is a page that is not found. */
export async function renderPage(
  asked: AskedPage,
  settings: WebRenderingSettings,
): Promise<RenderedDocument> {
  const { name, language, params, search } = asked;
  const page = pages[name];
  if (!page) return renderNotFound(language, settings);
  const api = createClient<MetraContract>(manifest, {
    baseUrl: settings.origin,
    token: () => null,
    language: () => language,
    fetch: asked.fetch,
  });
  try {
    const [data, Screen] = await Promise.all([page.read({ api, params, search }), loadScreen(page.screen)]);
    const path = page.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
    const texts = textsOf(language, [...EVERYWHERE, ...page.texts]);
    const state: PageState = { screen: page.screen, language, texts, path, search, data };
    return { status: 200, html: written(state, Screen, () => page.head(data, translate), settings) };
  } catch (error) {
    if (hasStatus(error, 404)) return renderNotFound(language, settings);
    throw error;
  }
}

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
  return { status: 404, html: written(state, NOT_FOUND, head, settings) };
}

/** From here on nothing waits, so that no other page's language comes between. */
function written(
  state: PageState,
  Screen: ComponentType<SiteScreenProps<unknown>>,
  headOf: () => PageHead,
  { origin, files }: WebRenderingSettings,
): string {
  const { language, screen } = state;
  provideTolgee(tolgeeFor(language));
  const { title, description } = headOf();
  return documentHtml({
    language,
    title,
    head: [
      ...(screen === 'not-found' ? [element('meta', { name: 'robots', content: 'noindex' })] : []),
      ...(description ? [element('meta', { name: 'description', content: description })] : []),
      ...(screen === 'not-found' ? [] : addresses(state, origin)),
    ],
    files: filesOf(files, { entry: 'site', areas: [areaOf[screen]], texts: [], language }),
    body: [
      element('div', { id: ROOT_ID }, renderToString(<Site Screen={Screen} state={state} />)),
      dataElement(STATE_ID, state),
    ],
  });
}

const areaOf: Record<ScreenName, Area> = { home: 'home', legal: 'legal', 'not-found': 'pages' };

/** Where the page stands, and where it stands in other languages; without the query, which only varies it. */
function addresses({ path, language }: PageState, origin: string): string[] {
  const address = (other: Language) => `${origin}${siteAddress(path, other)}`;
  return [
    element('link', { rel: 'canonical', href: address(language) }),
    ...languages.map((other) => element('link', { rel: 'alternate', hreflang: other, href: address(other) })),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: address('de') }),
  ];
}
