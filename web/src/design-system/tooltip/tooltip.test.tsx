import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import tippy from 'tippy.js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTooltips } from './attach-tooltip.ts';
import { Tooltip } from './tooltip.tsx';
import { tooltipOptions } from './tooltip-options.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderTooltip(content: string) {
  render(
    <Tooltip content={content}>
      <button type="button">Scope 2</button>
    </Tooltip>,
  );
  return screen.getByRole('button');
}

/** The library finds the position in a microtask, so the clock advances asynchronously. */
function wait(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

const shown = () => document.querySelector('.tippy-box[data-state="visible"]');

describe('a tooltip', () => {
  beforeAll(loadTooltips);

  it('does not cover what its button has opened', async () => {
    const button = renderTooltip('Mitteilungen');
    button.setAttribute('aria-expanded', 'true');
    fireEvent.mouseEnter(button);
    await wait(1000);
    expect(shown()).toBeNull();
    button.setAttribute('aria-expanded', 'false');
    fireEvent.mouseLeave(button);
    fireEvent.mouseEnter(button);
    await wait(1000);
    expect(shown()).not.toBeNull();
  });

  it('appears 400 ms after the pointer came, not before', async () => {
    const button = renderTooltip('Emissionen aus eingekaufter Energie');
    fireEvent.mouseEnter(button);
    await wait(399);
    expect(document.querySelector('.tippy-box')).toBeNull();
    await wait(50);
    expect(document.querySelector('.tippy-box')?.textContent).toBe('Emissionen aus eingekaufter Energie');
  });

  it('appears on focus and is tied to its element for screen readers', async () => {
    const button = renderTooltip('Emissionen aus eingekaufter Energie');
    fireEvent.focus(button);
    await wait(500);
    expect(button.getAttribute('aria-describedby')).toBe(document.querySelector('[data-tippy-root]')?.id);
  });

  it('stays away when focus comes back to somebody who uses the mouse', async () => {
    const button = renderTooltip('Energie');
    // A browser reports this after a dialog was closed with the mouse.
    vi.spyOn(button, 'matches').mockReturnValue(false);
    act(() => button.focus());
    await wait(1000);
    expect(document.querySelector('.tippy-box')).toBeNull();
  });

  it.each(['', '   ', '<b> </b>', '<img src="x">'])(
    'is never shown when there is nothing to read in %j',
    async (content) => {
      fireEvent.mouseEnter(renderTooltip(content));
      await wait(1000);
      expect(document.querySelector('.tippy-box')).toBeNull();
    },
  );

  it('goes away with Escape', async () => {
    fireEvent.focus(renderTooltip('Energie'));
    await wait(500);
    expect(shown()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await wait(300);
    expect(shown()).toBeNull();
  });

  it('does not describe a button whose name it repeats', async () => {
    render(
      <Tooltip content="Hilfe">
        <button type="button" aria-label="Hilfe" />
      </Tooltip>,
    );
    const button = screen.getByRole('button');
    fireEvent.focus(button);
    await wait(500);
    expect(shown()).not.toBeNull();
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('carries the options of every tooltip', () => {
    const element = document.createElement('button');
    const instance = tippy(element, tooltipOptions('Energie'));
    expect(instance.props).toMatchObject({
      allowHTML: true,
      animateFill: true,
      delay: [400, 0],
      duration: [300, 250],
      followCursor: true,
      ignoreAttributes: true,
      inlinePositioning: true,
      maxWidth: 350,
      offset: [0, 10],
      placement: 'top',
      sticky: true,
      theme: 'light-border',
      trigger: 'mouseenter focus',
      zIndex: 9999,
    });
    instance.destroy();
  });
});
