import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aPdf, sendForm } from '../../../test/factories/resources.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  katrin = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

const pdf = (name: string, text?: string) => new File([aPdf(text)], name, { type: 'application/pdf' });
const bytesOf = async (url: string) => Buffer.from(await (await fetch(app.address + url)).arrayBuffer());

describe('an upload', () => {
  test('is kept with all that is known about it, and can be read by its link', async () => {
    const uploaded = await katrin.client.resources.create(
      { body: { description: 'Strom, Halle 2', type: 'EVIDENCE' } },
      { file: pdf('Rechnung März.pdf') },
    );
    expect(uploaded).toEqual({
      id: expect.any(Number),
      name: 'Rechnung März.pdf',
      description: 'Strom, Halle 2',
      type: 'EVIDENCE',
      mimeType: 'application/pdf',
      size: aPdf().length,
      checksum: createHash('sha256').update(aPdf()).digest('hex'),
      url: expect.stringMatching(/^\/files\/\d+\/Rechnung-Marz\.pdf\?expires=\d+&signature=[\w-]{43}$/),
      createdAt: app.clock.now().toISOString(),
      deletedAt: null,
      version: 1,
    });
    expect(await bytesOf(uploaded.url)).toEqual(aPdf());
    expect(await katrin.client.resources.read({ params: { resourceId: uploaded.id } })).toEqual(uploaded);
  });

  test('may send the file before or after the words', async () => {
    for (const fileFirst of [true, false]) {
      const response = await sendForm(app, katrin.token, {
        file: pdf('a.pdf'),
        resource: { name: 'Vertrag' },
        fileFirst,
      });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ name: 'Vertrag', size: aPdf().length });
    }
  });
});
