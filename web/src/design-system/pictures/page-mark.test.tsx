import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePageMark } from './page-mark.ts';

afterEach(cleanup);

function Bar({ isThere = true }: { isThere?: boolean }) {
  usePageMark('bottomBar', isThere);
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-bottom-bar');

test('the page is marked while a part is there, also when one of two goes', () => {
  const first = render(<Bar />);
  const second = render(<Bar />);
  expect(isMarked()).toBe(true);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});

test('a part that is not shown marks nothing', () => {
  const { rerender } = render(<Bar isThere={false} />);
  expect(isMarked()).toBe(false);
  rerender(<Bar />);
  expect(isMarked()).toBe(true);
  rerender(<Bar isThere={false} />);
  expect(isMarked()).toBe(false);
});
