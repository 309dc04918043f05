import { expect, test } from 'vitest';
import { fakeRendering } from '../../test/app/fake-rendering.ts';
import { applicationDocuments } from './application-documents.ts';

const rendered = (htmlOf: (pathname: string) => string) =>
  applicationDocuments({
    ...fakeRendering(),
    renderApplication: ({ pathname, language }) => ({
      status: 200,
      html: `${language} ${htmlOf(pathname)}`,
    }),
  });

test('paths with the same document share it, in each language', () => {
  const documents = rendered(() => 'shell');
  const dashboard = documents.of('/app/dashboard', 'de');
  expect(documents.of('/app/goals', 'de').content).toBe(dashboard.content);
  expect(documents.of('/app/goals', 'en').content).not.toBe(dashboard.content);
  expect(documents.of('/app/dashboard', 'de').content).toBe(dashboard.content);
});

test('two thousand paths take no more memory than allowed, whatever their documents say', () => {
  const documents = rendered((pathname) => pathname + 'x'.repeat(10_000));
  for (let n = 0; n < 2000; n++) documents.of(`/app/${n}`, 'de');
  expect(documents.bytes()).toBeLessThanOrEqual(8 * 1024 * 1024);
  expect(documents.of('/app/0', 'de').content.plain.toString()).toContain('/app/0x');
});
