import type { RenderedDocument, WebRenderingSettings } from '@metra/contract/web-rendering';
import type { Language } from '../lib/i18n/languages.ts';
import { filesOf } from './client-files.ts';
import { documentHtml, element } from './document-html.ts';

const AREAS =
  /^\/(app|admin|login|logout|register|confirm-account|password-recovery|reset-credentials|join|new-password|dev)(\/|$)/;

/** The application's document. */
export function renderApplication(
  { pathname, language }: { pathname: string; language: Language },
  { files }: WebRenderingSettings,
): RenderedDocument {
  return {
    status: AREAS.test(pathname) ? 200 : 404,
    html: documentHtml({
      language,
      title: '',
      head: [element('meta', { name: 'robots', content: 'noindex' })],
      files: filesOf(files, { entry: 'src/app/main.tsx', parts: [] }),
      body: [
        element('div', { id: 'app' }, ''),
        '<noscript>Metra braucht JavaScript. Metra needs JavaScript.</noscript>',
      ],
    }),
  };
}
