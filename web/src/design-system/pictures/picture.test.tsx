import { goalPicture, toSvg } from '@metra/pictures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const heart = goalPicture('safe-and-healthy-work', 's');

describe('Picture', () => {
  it('is silent beside a title', () => {
    const { container } = render(<Picture of={heart} alt="" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says what it shows when it stands alone', () => {
    render(<Picture of={heart} alt="Sicher und gesund arbeiten" />);
    expect(screen.getByRole('img', { name: 'Sicher und gesund arbeiten' })).toBeTruthy();
  });

  it('shows the same forms as the document the server writes, without complaints of React', () => {
    const complaints = vi.spyOn(console, 'error');
    const { container } = render(<Picture of={heart} alt="" />);
    const written = new DOMParser().parseFromString(toSvg(heart), 'image/svg+xml');
    const forms = (root: ParentNode) =>
      [...root.querySelectorAll('g, circle, rect, path')].map((element) =>
        [
          element.tagName,
          ...['d', 'fill', 'stroke', 'stroke-width', 'transform', 'cx', 'x'].map((name) =>
            element.getAttribute(name),
          ),
        ].join(' '),
      );
    expect(forms(container)).toEqual(forms(written));
    expect(complaints).not.toHaveBeenCalled();
  });

  it('leans towards its focus in a strip', () => {
    const { container } = render(<Picture of={{ ...heart, focus: { x: 80, y: 180 } }} crop="strip" alt="" />);
    const strip = container.querySelector<HTMLElement>('.picture-strip');
    expect(strip?.style.getPropertyValue('--focus-x')).toBe('0.25');
    expect(strip?.style.getPropertyValue('--focus-y')).toBe('0.75');
  });
});
