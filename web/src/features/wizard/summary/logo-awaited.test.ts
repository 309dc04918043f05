import { expect, test } from 'vitest';
import { createLogoUpload, type UploadedLogo } from '../../../domain/company/logo-upload.ts';
import { logoAwaited } from './logo-awaited.ts';

function aLogoOnItsWay() {
  const answer = Promise.withResolvers<UploadedLogo>();
  const upload = createLogoUpload({ send: () => answer.promise, explain: async () => 'Zu groß.' });
  const company: { logo?: UploadedLogo } = {};
  void upload.start(new File([''], 'logo.png'), (logo) => {
    company.logo = logo;
  });
  return { upload, company, ...answer };
}

test('the strategy is finished with the logo that was still on its way', async () => {
  const { upload, company, resolve } = aLogoOnItsWay();
  const finished = logoAwaited(upload).then((goesOn) => ({ goesOn, logo: company.logo }));
  resolve({ id: 7, name: 'logo.png' });
  expect(await finished).toEqual({ goesOn: true, logo: { id: 7, name: 'logo.png' } });
});

test('a logo that fails meanwhile is told first, and holds nobody up the second time', async () => {
  const { upload, reject } = aLogoOnItsWay();
  const finished = logoAwaited(upload);
  reject(new Error('no'));
  expect(await finished).toBe(false);
  expect(upload.transfer()?.error).toBe('Zu groß.');
  expect(await logoAwaited(upload)).toBe(true);
});
