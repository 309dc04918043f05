import { expect, test } from 'vitest';
import { fakeRendering } from '../../test/fake-rendering.ts';
import { applicationDocuments } from './application-documents.ts';

function rendered(htmlOf: (pathname: string) => string, status: 200 | 404 = 200) {
  let count = 0;
  const documents = applicationDocuments({
    ...fakeRendering(),
    renderApplication: ({ pathname, language }) => {
      count += 1;
      return { status, html: `${language} ${htmlOf(pathname)}` };
    },
  });
  return { documents, count: () => count };
}

test('paths with the same document share it, in each language', () => {
  const { documents, count } = rendered(() => 'shell');
  const dashboard = documents.of('/app/dashboard', 'de');
  expect(documents.of('/app/goals', 'de').content).toBe(dashboard.content);
  expect(documents.of('/app/goals', 'en').content).not.toBe(dashboard.content);
  expect(documents.of('/app/dashboard', 'de').content).toBe(dashboard.content);
  expect(count()).toBe(3);
});

test('ten thousand paths take no more memory than allowed, whatever their documents say', () => {
  const { documents } = rendered((pathname) => pathname + 'x'.repeat(10_000));
  for (let n = 0; n < 10_000; n++) documents.of(`/app/${n}`, 'de');
  expect(documents.bytes()).toBeLessThanOrEqual(8 * 1024 * 1024);
  expect(documents.of('/app/0', 'de').content.plain.toString()).toContain('/app/0x');
});

test('a path that leads nowhere is asked for again', () => {
  const { documents, count } = rendered(() => 'nothing', 404);
  expect(documents.of('/nothing', 'de').status).toBe(404);
  documents.of('/nothing', 'de');
  expect(count()).toBe(2);
});
