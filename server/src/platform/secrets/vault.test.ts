import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault(Buffer.alloc(32, 7));
const secret = Buffer.from('zwanzig geheime Byte');

test('an encrypted value can be decrypted, and looks different every time', () => {
  const sealed = vault.seal(secret, 'account:1');
  expect(vault.unseal(sealed, 'account:1')).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(vault.seal(secret, 'account:1')).not.toEqual(sealed);
});

test('a value that was changed, moved or encrypted with another key cannot be decrypted', () => {
  const sealed = vault.seal(secret, 'account:1');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => vault.unseal(changed, 'account:1')).toThrow();
  }
  expect(() => vault.unseal(sealed, 'account:2')).toThrow();
  expect(() => createVault(Buffer.alloc(32, 8)).unseal(sealed, 'account:1')).toThrow();
});

test('a digest depends on the secret, the context and the key', () => {
  const digest = vault.digest('abc', 'account:1');
  expect(vault.digest('abc', 'account:1')).toEqual(digest);
  expect(vault.digest('abd', 'account:1')).not.toEqual(digest);
  expect(vault.digest('abc', 'account:2')).not.toEqual(digest);
  expect(createVault(Buffer.alloc(32, 8)).digest('abc', 'account:1')).not.toEqual(digest);
});
