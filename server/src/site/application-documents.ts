import type { Language } from '@metra/contract/primitives';
import type { WebRendering } from '@metra/contract/web-rendering';
import { boundedContents } from './bounded-contents.ts';
import type { Page } from './kept-pages.ts';

const mostBytes = 8 * 1024 * 1024;
const mostPaths = 500;
const longestPath = 200;

/**
 * The application's documents. Many paths share one, so it is kept by what it says; which one a path leads to is
 * remembered for some paths, because nobody can be kept from asking for any number of them.
 */
export function applicationDocuments(rendering: WebRendering) {
  const contents = boundedContents(mostBytes);
  const known = new Map<string, string>();

  function remember(path: string, html: string): void {
    if (path.length > longestPath) return;
    const [oldest] = known.keys();
    if (known.size >= mostPaths && oldest !== undefined) known.delete(oldest);
    known.set(path, html);
  }

  return {
    of(pathname: string, language: Language): Page {
      const path = `${language} ${pathname}`;
      const html = known.get(path);
      if (html !== undefined) return { status: 200, content: contentOf(html) };
      const rendered = rendering.renderApplication({ pathname, language });
      if (rendered.status === 200) remember(path, rendered.html);
      return { status: rendered.status, content: contentOf(rendered.html) };
    },
    bytes: contents.bytes,
  };

  function contentOf(html: string) {
    return contents.find(html) ?? contents.keep(html, html);
  }
}
