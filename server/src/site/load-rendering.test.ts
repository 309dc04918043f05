import { expect, test } from 'vitest';
import { aRenderingBuild } from '../../test/app/fake-build.ts';
import { createTestApp } from '../../test/app/test-app.ts';
import { loadRendering } from './load-rendering.ts';

const origin = 'https://metra.example';

async function serving(current: string, ...earlier: string[]) {
  const built = await loadRendering(current, origin);
  const app = await createTestApp({ ...(built && { built }), web: { current, earlier } });
  return {
    read: async (path: string) => {
      const answer = await fetch(app.address + path);
      return answer.status === 200 ? answer.text() : answer.status;
    },
    close: app.close,
  };
}

test('a build contains the renderer with the names of its files and the product’s address', async () => {
  const built = await loadRendering(aRenderingBuild('first'), origin);
  expect(built?.stylesheets).toEqual(['assets/common-first.css']);
  const { html } = built?.rendering.renderApplication({ pathname: '/app', language: 'de' }) ?? {};
  expect(html).toContain('<link rel="canonical" href="https://metra.example">');
  expect(html).toContain('<script src="/assets/site-first.js">');
});

test('a server without a build has no pages', async () => {
  expect(await loadRendering('/nowhere', origin)).toBeUndefined();
});

test('a page that was opened before an update finds its parts, and the next page is the new one', async () => {
  const old = aRenderingBuild('old');
  const before = await serving(old);
  const page = String(await before.read('/'));
  const part = /src="(.*?)"/.exec(page)?.[1] ?? '';
  expect(page).toContain('home old');
  await before.close();

  const after = await serving(aRenderingBuild('new'), old);
  expect(await after.read(part)).toBe('part of old');
  expect(await after.read('/')).toContain('home new');
  expect(await after.read('/assets/site-new.js')).toBe('part of new');
  expect(await after.read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/render/render.js', '/.vite/manifest.json', '/assets/..%2frender%2frender.js'])
    expect(await after.read(path), path).toBe(404);
  await after.close();
});
