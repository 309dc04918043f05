import type { CDPSession } from '@playwright/test';

/** One request of a load. Times are milliseconds since the request for the document. */
export interface Request {
  readonly url: string;
  readonly path: string;
  readonly type: string;
  readonly start: number;
  /** Infinity until there is an answer. */
  end: number;
  /** The transferred bytes, including headers. */
  bytes: number;
  /** The answer came from the browser's cache. */
  isKept: boolean;
}

const isApiCall = ({ path }: Request) => path.startsWith('/api/');
const isScript = ({ type, path }: Request) => type === 'Script' || path.endsWith('.js');

/** Records the requests of the page from now on. */
export async function noteRequests(session: CDPSession) {
  const requests: Request[] = [];
  const underWay = new Map<string, Request>();
  let began: number | undefined;
  let lastChange = performance.now();

  function finish(id: string, timestamp: number, bytes?: number) {
    const request = underWay.get(id);
    if (!request) return;
    underWay.delete(id);
    request.end = timestamp * 1000 - (began ?? 0);
    if (bytes !== undefined && !request.isKept) request.bytes = bytes;
    lastChange = performance.now();
  }

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    began ??= timestamp * 1000;
    if (redirectResponse) finish(requestId, timestamp, redirectResponse.encodedDataLength);
    const noted: Request = {
      url: request.url,
      path: new URL(request.url).pathname,
      type: type ?? 'Other',
      start: timestamp * 1000 - began,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
      isKept: false,
    };
    requests.push(noted);
    underWay.set(requestId, noted);
    lastChange = performance.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => keep(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) keep(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, timestamp));
  await session.send('Network.enable');

  function keep(id: string) {
    const request = underWay.get(id);
    if (request) request.isKept = true;
  }

  const overTheLine = () => requests.filter(({ isKept }) => !isKept);
  return {
    all: () => requests,
    /** The requests that the cache did not answer. */
    overTheLine,
    scripts: () => overTheLine().filter(isScript),
    calls: () => requests.filter(isApiCall),
    /** Nothing is in progress, and nothing new started for this time. */
    isQuiet: (milliseconds: number) => underWay.size === 0 && performance.now() - lastChange > milliseconds,
  };
}

export type NotedRequests = Awaited<ReturnType<typeof noteRequests>>;
