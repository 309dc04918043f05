import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findHashTarget } from './hash-target.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const nextFrame = () => frames.shift()?.(0);
const passFrames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) nextFrame();
};

function appears(id: string) {
  const element = document.createElement('section');
  element.id = id;
  document.body.append(element);
  return element;
}

test('finds a target that is already there', async () => {
  const target = appears('preis');
  expect(await findHashTarget('preis', new AbortController().signal)).toBe(target);
});

test('finds a target that appears within 50 frames', async () => {
  const found = findHashTarget('#ziele', new AbortController().signal);
  passFrames(49);
  const target = appears('ziele');
  nextFrame();
  expect(await found).toBe(target);
});

test('gives up after 50 frames', async () => {
  const found = findHashTarget('nowhere', new AbortController().signal);
  passFrames(50);
  expect(frames).toEqual([]);
  expect(await found).toBeNull();
});

test('stops when the person goes elsewhere', async () => {
  const search = new AbortController();
  const found = findHashTarget('late', search.signal);
  search.abort();
  appears('late');
  nextFrame();
  expect(await found).toBeNull();
});

test('reads escaped characters', async () => {
  const target = appears('größe');
  expect(await findHashTarget('gr%C3%B6%C3%9Fe', new AbortController().signal)).toBe(target);
});
