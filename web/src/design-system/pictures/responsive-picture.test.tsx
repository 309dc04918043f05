import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type ResponsiveImage, ResponsivePicture } from './responsive-picture.tsx';

afterEach(cleanup);

const image: ResponsiveImage = {
  url: '/content/images/7/abc/1280.jpg',
  width: 1600,
  height: 900,
  focus: { x: 0.25, y: 1 },
  altText: 'Werkhalle',
  sources: [
    { type: 'image/avif', srcset: '/content/images/7/abc/320.avif 320w' },
    { type: 'image/webp', srcset: '/content/images/7/abc/320.webp 320w' },
  ],
};

test('offers each format, keeps its room, and is fetched when it is reached', () => {
  const { container } = render(<ResponsivePicture image={image} sizes="50vw" />);
  const shown = screen.getByRole('img', { name: 'Werkhalle' });
  expect(shown.getAttribute('src')).toBe(image.url);
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['1600', '900']);
  expect(shown.getAttribute('loading')).toBe('lazy');
  const offered = [...container.querySelectorAll('source')];
  expect(offered.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(offered.every(({ sizes }) => sizes === '50vw')).toBe(true);
});

test('keeps its focus in sight without a style of its own, which the security policy would refuse', () => {
  const { container } = render(<ResponsivePicture image={image} sizes="50vw" />);
  const picture = container.querySelector('picture');
  expect(picture?.classList.contains('picture-x-5')).toBe(true);
  expect(picture?.classList.contains('picture-y-20')).toBe(true);
  expect(container.querySelector('[style]')).toBeNull();
});

test('is silent where it only decorates, and the first of a page comes first', () => {
  render(<ResponsivePicture image={{ ...image, altText: '' }} sizes="100vw" loading="eager" />);
  const shown = screen.getByRole('presentation');
  expect(shown.getAttribute('loading')).toBe('eager');
  expect(shown.getAttribute('fetchpriority')).toBe('high');
});
