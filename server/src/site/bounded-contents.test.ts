import { expect, test } from 'vitest';
import { boundedContents } from './bounded-contents.ts';

const kilobytes = (count: number) => 'x'.repeat(count * 1024);
const mostBytes = 100 * 1024;

test('ten thousand contents take no more memory than allowed, and the latest are there', () => {
  const contents = boundedContents(mostBytes);
  for (let n = 0; n < 10_000; n++) {
    contents.keep(`page ${n}`, kilobytes(3) + n);
    expect(contents.bytes()).toBeLessThanOrEqual(mostBytes);
  }
  expect(contents.bytes()).toBeGreaterThan(mostBytes / 2);
  expect(contents.find('page 9999')?.plain.toString()).toMatch(/9999$/);
  expect(contents.find('page 1')).toBeUndefined();
});

test('the most recently used content stays longest', () => {
  const contents = boundedContents(mostBytes);
  for (const key of ['a', 'b', 'c']) contents.keep(key, kilobytes(30));
  contents.find('a');
  contents.keep('d', kilobytes(30));
  expect(['a', 'b', 'c', 'd'].filter((key) => contents.find(key))).toEqual(['a', 'c', 'd']);
});

test('content larger than the cache is not stored, and at most displaces the others', () => {
  const contents = boundedContents(mostBytes);
  expect(contents.keep('large', kilobytes(200)).plain.length).toBe(200 * 1024);
  expect(contents.find('large')).toBeUndefined();
  expect(contents.bytes()).toBe(0);
});

test('compressed copies count, and replaced or dropped ones do not', () => {
  const contents = boundedContents(mostBytes);
  const first = contents.keep('a', kilobytes(40));
  const before = contents.bytes();
  first.onEncoded?.(1000);
  expect(contents.bytes()).toBe(before + 1000);
  contents.keep('a', kilobytes(40));
  expect(contents.bytes()).toBe(before);
  first.onEncoded?.(1000);
  expect(contents.bytes()).toBe(before);
  contents.clear();
  expect(contents.bytes()).toBe(0);
});
