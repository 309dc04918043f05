import { expect, test, vi } from 'vitest';
import { createLogoUpload, type UploadedLogo } from './logo-upload.ts';

const file = new File([''], 'logo.png');
const logo: UploadedLogo = { id: 7, name: 'logo.png' };

function anUpload() {
  const sent: PromiseWithResolvers<UploadedLogo>[] = [];
  const upload = createLogoUpload({
    send() {
      const answer = Promise.withResolvers<UploadedLogo>();
      sent.push(answer);
      return answer.promise;
    },
    explain: async () => 'Zu groß.',
  });
  return { upload, sent };
}

test('a caller that needs the logo waits for the upload', async () => {
  const { upload, sent } = anUpload();
  const arrived = vi.fn();
  void upload.start(file, arrived);
  expect(upload.transfer()).toEqual({ name: 'logo.png' });
  expect(upload.isUnderWay()).toBe(true);
  const waited = upload.settled().then(() => arrived.mock.calls.length);
  sent[0]?.resolve(logo);
  expect(await waited).toBe(1);
  expect(arrived).toHaveBeenCalledWith(logo);
  expect(upload.transfer()).toBeNull();
});

test('a failed upload ends the waiting with its reason', async () => {
  const { upload, sent } = anUpload();
  const arrived = vi.fn();
  void upload.start(file, arrived);
  sent[0]?.reject(new Error('no'));
  await upload.settled();
  expect(upload.transfer()).toEqual({ name: 'logo.png', error: 'Zu groß.' });
  expect(upload.isUnderWay()).toBe(false);
  expect(arrived).not.toHaveBeenCalled();
});

test('a file that was given up or replaced changes nothing when it arrives', async () => {
  const { upload, sent } = anUpload();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const given = upload.start(file, first);
  upload.dismiss();
  const replaced = upload.start(file, second);
  const last = upload.start(file, third);
  for (const answer of sent) answer.resolve(logo);
  await Promise.all([given, replaced, last]);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

test('a caller does not wait without an upload', async () => {
  const { upload } = anUpload();
  await upload.settled();
  expect(upload.isUnderWay()).toBe(false);
});
