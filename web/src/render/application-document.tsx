import type {
  RenderedDocument,
  WebRendering,
  WebRenderingSettings,
} from '@metra/contract/core/web-rendering';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { administrationPage } from '../admin/document/administration-page.tsx';
import { applicationPage } from '../app/document/application-page.tsx';
import { today } from '../domain/tracking/today.ts';
import { FIRST_CALLS_ID } from '../lib/api/first-answers.ts';
import { isInAdministration } from '../lib/guards/entry-of.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { provideTolgee, translate } from '../lib/i18n/tolgee.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';
import { ApplicationDocument, StartFailed, WithoutScripts } from '../shell/document/application-document.tsx';
import { firstCallsOf } from '../shell/document/first-calls.ts';
import type { ApplicationPage } from '../shell/document/pages-of-entry.tsx';
import { filesOf } from './client-files.ts';
import { dataElement, documentHtml, element } from './document-html.ts';
import { tolgeeFor } from './tolgee-for.ts';

const EVERYWHERE: readonly Namespace[] = ['common', 'parts'];

/**
 * A document contains the frame and the skeleton of the screen, and names its first calls. It depends on path,
 * language and day only, so it is rendered once a day.
 */
export function createApplicationRendering(
  settings: WebRenderingSettings,
): WebRendering['renderApplication'] {
  const rendered = new Map<string, RenderedDocument>();
  let day = '';
  return ({ pathname, language }) => {
    if (day !== today()) rendered.clear();
    day = today();
    const page = isInAdministration(pathname) ? administrationPage(pathname) : applicationPage(pathname);
    const key = `${language} ${page.key}`;
    const known = rendered.get(key);
    if (known) return known;
    const made: RenderedDocument = {
      status: page.found ? 200 : 404,
      html: written(page, language, settings),
    };
    rendered.set(key, made);
    return made;
  };
}

/** The rendering is synchronous, so that no other page changes the language in between. */
function written(page: ApplicationPage, language: Language, { files }: WebRenderingSettings): string {
  provideTolgee(tolgeeFor(language));
  const calls = firstCallsOf(page);
  const html = (part: ReactNode) => renderToStaticMarkup(<ApplicationDocument>{part}</ApplicationDocument>);
  return documentHtml({
    language,
    title: translate(page.title),
    head: [
      page.description
        ? element('meta', { name: 'description', content: translate(page.description) })
        : element('meta', { name: 'robots', content: 'noindex' }),
      ...(calls.addresses.length > 0 ? [dataElement({ id: FIRST_CALLS_ID }, calls)] : []),
    ],
    files: filesOf(files, {
      entry: page.entry,
      areas: page.area ? [page.area] : [],
      isFramed: page.isFramed,
      texts: [...EVERYWHERE, ...page.texts],
      language,
    }),
    body: [
      html(<WithoutScripts found={page.found} />),
      html(<StartFailed />),
      element('div', { id: 'app', 'data-waiting': '' }, html(page.skeleton)),
    ],
  });
}
