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

const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The rest of the report would cost more than finding the faults.
  resultTypes: ['violations'],
  // Our pages hold no frames.
  iframes: false,
  // None of the rules reads the style sheets; axe would parse them anew for every look.
  preload: { assets: ['media'] },
  elementRef: true,
};

/** The rules whose outcome depends on the theme or the width. */
const rulesOfLook: RunOptions = {
  ...allRules,
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The whole page; only the dialog above it, if one is open; or that dialog, else the content without what frames every screen. */
type Part = 'page' | 'dialog' | 'content';

const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

/** The first that is there counts. */
const selectors = { page: ['html'], dialog: [DIALOG, 'html'], content: [DIALOG, 'main', 'html'] };

export const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 1440, height: 900 };

/** Nothing sticks out to the side. */
export const expectFitting = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

interface Look {
  /** The only width that has the state; both, if absent. */
  width?: 'wide' | 'phone' | undefined;
  /** The state is a dialog, a filled form or something else that one reaches on a screen; another state is the screen itself. */
  isReached: boolean;
  /** Another state of the area showed the frame of the screen at both widths. */
  isFrameKnown: boolean;
}

/** Axe looks at the state in the light theme on a wide screen and in the dark one on a phone. */
export async function expectAccessibleState(
  page: Page,
  { width, isReached, isFrameKnown }: Look,
): Promise<void> {
  if (width !== 'phone') {
    await expectFitting(page);
    await expectAccessible(page, isReached && isFrameKnown ? 'content' : 'page');
  }
  if (width === 'wide') return;
  await onPhoneByNight(page);
  await expectFitting(page);
  if (width) await expectAccessible(page);
  // The look at the wide screen has covered the frame and what lies behind a dialog.
  else await expectAccessible(page, isFrameKnown ? 'content' : 'dialog', isReached ? rulesOfLook : allRules);
}

export async function onPhoneByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
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
  part: Part = 'page',
  how: RunOptions = allRules,
): Promise<void> {
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await layOutBelowFold(page);
  const inAxe = { how, wanted: selectors[part] };
  const found = await page.evaluate(async ({ how, wanted }) => {
    const where = wanted.flatMap((selector) => [...document.querySelectorAll(selector)].at(-1) ?? [])[0];
    if (!where) throw new Error('There is no page.');
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
