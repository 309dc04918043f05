import type { MovedPage, RenderedDocument } from '@metra/contract/core/web-rendering';
import { type EncodedContent, encodedContent } from '../platform/http/encoded-content.ts';
import type { Signals } from '../platform/signals.ts';
import { boundedContents } from './bounded-contents.ts';

export interface Page {
  status: RenderedDocument['status'];
  content: EncodedContent;
}

type Render = () => Promise<RenderedDocument | MovedPage>;

export interface KeptPages {
  /** The page of this key, if it is at hand. */
  find(key: string): Page | undefined;
  /** The page of this key, rendered by whoever asks first, for all who wait, and kept unless it is not to be; or where it stands now. */
  of(key: string, render: Render, isToKeep?: boolean): Promise<Page | MovedPage>;
  readonly bytes: () => number;
}

/**
 * Pages for everyone, rendered once for all who wait and kept until their content changes. What began before a change
 * is not kept after it; while signals cannot be heard, nothing comes from memory that can be rendered. Only pages that
 * are there are kept, and none beyond its hour: news is told from its day on, and links to files are good for an hour.
 */
export function keptPages(signals: Signals, mostBytes: number, isNewHour: () => boolean): KeptPages {
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

  /** Without the database nothing can be rendered: what was read last is better than an error. */
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
