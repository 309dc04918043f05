import type { ClientSettings } from '@metra/contract/core/client';

interface Known {
  readonly tag: string;
  readonly text: string;
  readonly answer: unknown;
}

/** A page reads few answers that other pages read too. */
const most = 20;

/**
 * Remembers the answers that have a tag, such as the catalogue, which nearly every page reads. The API is asked each
 * time, but what has not changed is neither sent nor parsed again.
 */
export function knownAnswers() {
  const known = new Map<string, Known>();

  function remember(key: string, one: Known): void {
    known.delete(key);
    known.set(key, one);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  }

  /** The client's settings for the answers to one visitor. */
  return (fetch: typeof globalThis.fetch, language: string): Pick<ClientSettings, 'fetch' | 'parse'> => ({
    async fetch(input, init) {
      if (init?.method !== 'GET') return fetch(input, init);
      const key = `${language} ${String(input)}`;
      const one = known.get(key);
      const headers = new Headers(init.headers);
      if (one) headers.set('if-none-match', one.tag);
      const response = await fetch(input, { ...init, headers });
      if (one && response.status === 304) {
        remember(key, one);
        return new KnownResponse(one.text);
      }
      const tag = response.headers.get('etag');
      if (response.status !== 200 || !tag) return response;
      const text = await response.text();
      remember(key, { tag, text, answer: JSON.parse(text) });
      return new KnownResponse(text);
    },
    parse(text) {
      const one = known.values().find((each) => each.text === text);
      return one ? one.answer : JSON.parse(text);
    },
  });
}

/** A response whose text is not decoded again. */
class KnownResponse extends Response {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }
}
