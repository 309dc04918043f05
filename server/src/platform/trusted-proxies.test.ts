import { expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

test.each(['0', 'false', 'off'])('%s believes nobody', (text) => {
  expect(readTrustedProxies(text)).toBe(false);
});

const believes = (text: string, address: string, hop = 0) => {
  const trust = readTrustedProxies(text);
  return typeof trust === 'function' && trust(address, hop);
};

test('a number trusts that many proxies, counted from the nearest', () => {
  expect([0, 1, 2].map((hop) => believes('2', '203.0.113.1', hop))).toEqual([true, true, false]);
});

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['10.0.0.0/8, 192.0.2.7', '10.200.3.4', true],
  ['10.0.0.0/8, 192.0.2.7', '192.0.2.7', true],
  ['10.0.0.0/8, 192.0.2.7', '11.0.0.1', false],
  ['fd00::/8', 'fd12::1', true],
  ['fd00::/8', '2001:db8::1', false],
  ['10.0.0.0/8', 'unknown', false],
  ['10.0.0.0/8', '10.0.0.1:4711', false],
])('%s: that it believes %s is %s', (text, address, expected) => {
  expect(believes(text, address)).toBe(expected);
});

test.each([
  'true',
  'on',
  'yes',
  '-1',
  '1.5',
  '99',
  'proxy.example',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.1,',
  '::/129',
])('%s is not usable', (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});
