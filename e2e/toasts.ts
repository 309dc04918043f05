import { type BrowserContext, expect, type Page } from '@playwright/test';

const NOTED = 'data-said';

/**
 * Toasts disappear after four seconds, and a busy machine may look later. Therefore the page records their texts, and
 * a toast with an action stays as if the pointer were on it.
 */
export const noteToasts = (context: BrowserContext) =>
  context.addInitScript((attribute) => {
    const noted = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast')) {
        if (noted.has(toast)) continue;
        noted.add(toast);
        const before = document.documentElement.getAttribute(attribute) ?? '';
        document.documentElement.setAttribute(attribute, `${before}\n${toast.textContent}`);
        if (toast.querySelector('.toast-action'))
          toast.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
      }
    }).observe(document, { childList: true, subtree: true });
  }, NOTED);

/** Checks that a toast shows this text or has shown it since the page was loaded. */
export const expectSaid = (page: Page, text: string, options?: { timeout: number }) =>
  expect(page.locator('html')).toHaveAttribute(NOTED, new RegExp(RegExp.escape(text)), options);

/** A visible toast. It stays while the pointer is on it. */
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
