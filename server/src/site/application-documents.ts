import type { Language } from '@metra/contract/core/primitives';
import type { WebRendering } from '@metra/contract/core/web-rendering';
import { boundedContents } from './bounded-contents.ts';
import type { Page } from './cached-pages.ts';

const mostBytes = 8 * 1024 * 1024;

/** The application's documents. Many paths share one, so each is compressed once and cached by its content. */
export function applicationDocuments(rendering: WebRendering) {
  const contents = boundedContents(mostBytes);
  return {
    of(pathname: string, language: Language): Page {
      const { status, html } = rendering.renderApplication({ pathname, language });
      return { status, content: contents.find(html) ?? contents.keep(html, html) };
    },
    bytes: contents.bytes,
  };
}
