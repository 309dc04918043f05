import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe: { run(how: RunOptions): Promise<AxeResults> };
  }
}

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The rest of the report would cost more than finding the faults.
  resultTypes: ['violations'],
  // Our pages hold no frames.
  iframes: false,
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe finds nothing on the page as it is now, apart from what is fading away. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((how) => window.axe.run(how), options);
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html.slice(0, 200)),
  }));
  expect(found).toEqual([]);
}
