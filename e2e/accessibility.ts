import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';
import { repeatedElements } from './repeated-elements.ts';

declare global {
  interface Window {
    axe: { run(where: { include: Element; exclude: Element[] }, how: RunOptions): Promise<AxeResults> };
    repeatedElements: typeof repeatedElements;
  }
}

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The rest of the report would take longer than finding the faults.
  resultTypes: ['violations'],
  // The pages contain no frames.
  iframes: false,
  // No rule reads style sheets, and axe would parse them again at every check.
  preload: { assets: ['media'] },
  elementRef: true,
};

const axeSource = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  `window.repeatedElements = ${repeatedElements};`,
].join('\n');

/**
 * `page` is the whole page, and `screen` is the page without what frames every screen. `content` is the
 * dialog above the page if one is open, otherwise the page's content.
 */
type Part = 'page' | 'screen' | 'content';

const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

/** The first selector that matches an element is used. */
const selectors = { page: ['html'], screen: ['html'], content: [DIALOG, 'main', 'html'] };

export const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 1440, height: 900 };

/** Checks that nothing exceeds the width of the page. */
export const expectFitting = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

interface Look {
  /** This width is the only one that has the state; without it both have it. */
  width?: 'wide' | 'phone' | undefined;
  /** The state is a dialog, a filled form or something else that one reaches on a screen; another state is the screen itself. */
  isReached: boolean;
  /** Another area shows the same screens to somebody else, with other data, or with scripts. */
  isShownElsewhere: boolean;
  /**
   * This is the place of the state in its area. The first state shows the frame that all screens of the area
   * share.
   */
  index: number;
}

/**
 * Axe looks at a screen in the light theme on a wide screen and in the dark theme on a phone. It looks once at a state
 * that is reached on a screen, and at a screen that another area shows as well: at every second one on a phone, at the
 * others on a wide screen. Each has to fit both.
 */
export async function expectAccessibleState(
  page: Page,
  { width, isReached, isShownElsewhere, index }: Look,
): Promise<void> {
  const isFirst = index === 0;
  const looksOnce = (isReached || isShownElsewhere) && !isFirst && !width;
  const part = isReached ? 'content' : 'screen';
  if (width !== 'phone') {
    await expectFitting(page);
    if (!looksOnce || index % 2 === 0) await expectAccessible(page, isFirst ? 'page' : part);
  }
  if (width === 'wide') return;
  await onPhoneByNight(page);
  await expectFitting(page);
  if (!looksOnce || index % 2 === 1) await expectAccessible(page, isFirst ? 'page' : part);
}

export async function onPhoneByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
}

/**
 * Content below the first screen is laid out when it comes near. Axe does not scroll, and would check invisible
 * content.
 */
const layOutBelowFold = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.below-fold'))
      element.style.contentVisibility = 'visible';
  });

/** Checks the page with axe, except elements that are fading out. */
export async function expectAccessible(page: Page, part: Part = 'page'): Promise<void> {
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await layOutBelowFold(page);
  const inAxe = { rules, wanted: selectors[part], isFrameKnown: part === 'screen' };
  const found = await page.evaluate(async ({ rules, wanted, isFrameKnown }) => {
    const include = wanted.flatMap((selector) => [...document.querySelectorAll(selector)].at(-1) ?? [])[0];
    if (!include) throw new Error('There is no page.');
    const frame = isFrameKnown ? [...document.querySelectorAll('header, nav, footer')] : [];
    const exclude = [
      ...frame.filter((element) => !element.closest('main, [role=dialog], dialog')),
      ...window.repeatedElements(include),
    ];
    const { violations } = await window.axe.run({ include, exclude }, rules);
    // A toast may start to disappear while axe runs.
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
