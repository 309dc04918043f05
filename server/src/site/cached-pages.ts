import type { MovedPage, RenderedDocument } from '@metra/contract/core/web-rendering';
import { type EncodedContent, encodedContent } from '../platform/http/encoded-content.ts';
import type { Signals } from '../platform/signals.ts';
import { boundedContents } from './bounded-contents.ts';

export interface Page {
  status: RenderedDocument['status'];
  content: EncodedContent;
}

type Render = () => Promise<RenderedDocument | MovedPage>;

export interface CachedPages {
  /** The cached page with this key. */
  find(key: string): Page | undefined;
  /** The page with this key. Simultaneous requests share one rendering, which is cached if `isToKeep` is true. */
  of(key: string, render: Render, isToKeep?: boolean): Promise<Page | MovedPage>;
  readonly bytes: () => number;
}

/**
 * Public pages that are rendered once for all simultaneous requests and cached until their content changes. A
 * rendering that started before a change is not cached after it. While signals cannot be received, the cache is only
 * used if rendering fails. Missing pages are not cached, and no page is cached beyond the hour, because news appears
 * at midnight and links to files expire.
 */
export function cachedPages(signals: Signals, mostBytes: number, isNewHour: () => boolean): CachedPages {
  const kept = boundedContents(mostBytes);
  const underWay = new Map<string, Promise<Page | MovedPage>>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    kept.clear();
    underWay.clear();
  };
  signals.on('catalogue', forget);
  signals.on('content', forget);
  signals.on('offers', forget);

  async function rendered(key: string, render: Render, isToKeep: boolean): Promise<Page | MovedPage> {
    const before = changes;
    const heard = signals.connected;
    const made = await render();
    if (made.status === 301) return made;
    const { status, html } = made;
    const isCurrent = isToKeep && heard && signals.connected && changes === before;
    const content = isCurrent && status === 200 ? kept.keep(key, html) : encodedContent(html);
    return { status, content };
  }

  /** Without the database nothing can be rendered, and an outdated page is better than an error. */
  function lastKnown(key: string, error: unknown): Page {
    const content = kept.find(key);
    if (!content) throw error;
    return { status: 200, content };
  }

  const find = (key: string): Page | undefined => {
    if (isNewHour()) forget();
    const content = signals.connected ? kept.find(key) : undefined;
    return content && { status: 200, content };
  };

  return {
    find,
    async of(key, render, isToKeep = true) {
      if (!signals.connected) return rendered(key, render, isToKeep).catch((error) => lastKnown(key, error));
      const known = find(key) ?? underWay.get(key);
      if (known) return known;
      const page = rendered(key, render, isToKeep).finally(() => {
        if (underWay.get(key) === page) underWay.delete(key);
      });
      underWay.set(key, page);
      return page;
    },
    bytes: kept.bytes,
  };
}
