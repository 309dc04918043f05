import { expect, test } from 'vitest';
import { fakeClock } from '../../../test/app/fake-clock.ts';
import { createSignedLinks } from './signed-links.ts';

const clock = fakeClock('2026-06-01T12:00:00Z');
const links = createSignedLinks({ secret: Buffer.alloc(32, 7), clock });
const elsewhere = createSignedLinks({ secret: Buffer.alloc(32, 8), clock });

function proofIn(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  return {
    path: pathname,
    proof: { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' },
  };
}

test('a link opens its own path until it expires', () => {
  const { path, proof } = proofIn(links.sign('/files/12', new Date('2026-06-01T13:00:00Z')));
  expect(path).toBe('/files/12');
  expect(links.verify(path, proof)).toBe(true);
  expect(links.verify('/files/13', proof)).toBe(false);
  clock.advance({ minutes: 60, seconds: 1 });
  expect(links.verify(path, proof)).toBe(false);
  clock.set('2026-06-01T12:00:00Z');
});

test('nobody can make, prolong or alter a link', () => {
  const { path, proof } = proofIn(links.sign('/files/12', new Date('2026-06-01T13:00:00Z')));
  const attempts = [
    { ...proof, expires: Number(proof.expires) + 3600 },
    { ...proof, expires: '9e99' },
    { ...proof, expires: 'tomorrow' },
    { ...proof, signature: '' },
    { ...proof, signature: proof.signature.slice(0, -2) },
    proofIn(elsewhere.sign('/files/12', new Date('2026-06-01T13:00:00Z'))).proof,
  ];
  for (const attempt of attempts) expect(links.verify(path, attempt)).toBe(false);
});

test('only plain paths are signed', () => {
  expect(() => links.sign('/files/12?download=1', clock.now())).toThrow();
});
