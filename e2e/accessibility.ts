import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe: { run(where: Element, how: RunOptions): Promise<AxeResults> };
  }
}

const common: RunOptions = {
  // The rest of the report would cost more than finding the faults.
  resultTypes: ['violations'],
  // Our pages hold no frames.
  iframes: false,
  elementRef: true,
};

/** The other rules find the same in every theme. */
const options = {
  all: {
    ...common,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  colour: { ...common, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The whole page; or only the dialog above it, if one is open: what lies behind it was looked at without it. */
type Part = 'page' | 'dialog';

const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

export const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 1440, height: 900 };

/** Nothing sticks out to the side. */
export const expectFitting = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

/** The state of the page in both themes, at the widths that have it. */
export async function expectAccessibleState(page: Page, width?: 'wide' | 'phone'): Promise<void> {
  if (width !== 'phone') await expectAccessibleInThemes(page, 'light');
  if (!width) await page.setViewportSize(PHONE);
  if (width !== 'wide') await expectAccessibleInThemes(page, 'dark', width ? 'page' : 'dialog');
}

/** All rules in the first theme and the rules about colours in the other. */
async function expectAccessibleInThemes(
  page: Page,
  first: 'light' | 'dark',
  part: Part = 'page',
): Promise<void> {
  await page.emulateMedia({ colorScheme: first });
  await expectFitting(page);
  await expectAccessible(page, 'all', part);
  await page.emulateMedia({ colorScheme: first === 'light' ? 'dark' : 'light' });
  await expectAccessible(page, 'colour', 'dialog');
}

export async function onPhoneByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
}

/** By day on a wide screen and by night on a phone. */
export async function expectAccessibleOnEveryScreen(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await expectFitting(page);
  await expectAccessible(page);
  await onPhoneByNight(page);
  await expectFitting(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  if (wide) await page.setViewportSize(wide);
}

/** What lies below the first screen is laid out when somebody comes near; axe does not scroll, and would judge what nobody sees. */
const layOutBelowFold = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.below-fold'))
      element.style.contentVisibility = 'visible';
  });

/** Axe finds nothing on the page as it is now, apart from what is fading away. */
export async function expectAccessible(
  page: Page,
  rules: keyof typeof options = 'all',
  part: Part = 'page',
): Promise<void> {
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await layOutBelowFold(page);
  const inAxe = { how: options[rules], selector: part === 'dialog' ? DIALOG : 'html' };
  const found = await page.evaluate(async ({ how, selector }) => {
    const where = [...document.querySelectorAll(selector)].at(-1) ?? document.documentElement;
    const { violations } = await window.axe.run(where, how);
    // A toast may begin to go while axe looks.
    const isGoing = (element: Element | undefined) =>
      element !== undefined && (!element.isConnected || element.closest('[data-leaving]') !== null);
    return violations
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ element }) => !isGoing(element)).map(({ html }) => html.slice(0, 200)),
      }))
      .filter(({ nodes }) => nodes.length > 0);
  }, inAxe);
  expect(found).toEqual([]);
}
