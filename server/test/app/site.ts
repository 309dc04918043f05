import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { exchange } from '../fuzz/raw-http.ts';
import { fakeRendering } from './fake-rendering.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const metricsToken = 'for operators only';

/** The real application with a renderer in place of the built web. Caches are cleared for each test. */
export function useSite() {
  let app: TestApp;
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const rendering = fakeRendering();

  beforeAll(async () => {
    const built = { rendering, stylesheets: ['assets/site.css'] };
    app = await createTestApp({ built, log, environment: { METRICS_TOKEN: metricsToken } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await changed();
    rendering.asked.length = 0;
    rendering.sent.length = 0;
    logged.length = 0;
  });
  afterEach(() => {
    rendering.render = undefined;
    rendering.submit = undefined;
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(app.address + path, { method, redirect: 'manual', headers: { accept: 'text/html', ...headers } });

  /** Sends the address unchanged and without further headers, unlike a client library. */
  const rawGet = (target: string, headers: Record<string, string> = {}) =>
    exchange(app.address, {
      method: 'GET',
      target,
      headers: Object.entries({
        host: 'metra.example',
        accept: 'text/html',
        connection: 'close',
        ...headers,
      }),
    });

  /** The first text of a page. */
  const textOf = async (path: string, headers?: Record<string, string>) =>
    /<p>(.*?)<\/p>/.exec(await (await get(path, headers)).text())?.[1];

  /**
   * Sends the signal that content has changed, and waits until this server has received it both times: at the commit
   * and when its message returns. The second time would otherwise clear the cache in the middle of a test.
   */
  async function changed(): Promise<void> {
    const sent = crypto.randomUUID();
    const receivedTwice = new Promise<void>((resolve) => {
      let times = 0;
      app.platform.signals.on('catalogue', (payload) => {
        if (payload !== sent) return;
        times += 1;
        if (times === 2) resolve();
      });
    });
    await app.platform.signals.send(app.platform.database.kysely, 'catalogue', sent);
    await receivedTwice;
  }

  return { app: () => app, rendering, logged, get, rawGet, textOf, changed };
}
