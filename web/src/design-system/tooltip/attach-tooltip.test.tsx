import { beforeEach, expect, it, vi } from 'vitest';

/** This mock replaces the library and marks an element that has a tooltip or shows it. */
vi.mock('./tooltip-library.ts', () => ({
  createTooltip(element: HTMLElement, html: string) {
    element.dataset.tooltip = html;
    const show = () => element.setAttribute('data-shown', html);
    element.addEventListener('mouseenter', show);
    element.addEventListener('focus', show);
    return { destroy: () => element.removeAttribute('data-tooltip') };
  },
  changeTooltip: () => undefined,
}));

beforeEach(() => void vi.resetModules());

async function attached() {
  const { attachTooltip } = await import('./attach-tooltip.ts');
  const button = document.body.appendChild(document.createElement('button'));
  return { button, tooltip: attachTooltip(button, 'Energie') };
}

it.each(['mouseenter', 'focus'])('is fetched with the first %s, and then shown', async (start) => {
  const { button, tooltip } = await attached();
  tooltip.change('Eingekaufte Energie');
  expect(button.dataset.tooltip).toBeUndefined();
  button.dispatchEvent(new Event(start));
  await vi.waitFor(() => expect(button.dataset.shown).toBe('Eingekaufte Energie'), 30_000);
});

it.each(['mouseleave', 'click'])('is not shown after a %s that came before it was there', async (over) => {
  const { button } = await attached();
  button.dispatchEvent(new Event('mouseenter'));
  button.dispatchEvent(new Event(over));
  await vi.waitFor(() => expect(button.dataset.tooltip).toBe('Energie'), 30_000);
  expect(button.dataset.shown).toBeUndefined();
});

it('is not made for an element that is gone', async () => {
  const { button, tooltip } = await attached();
  button.dispatchEvent(new Event('mouseenter'));
  tooltip.remove();
  const { loadTooltips } = await import('./attach-tooltip.ts');
  await loadTooltips();
  expect(button.dataset.tooltip).toBeUndefined();
});
