import { type Browser, chromium } from '@playwright/test';
import type { AtEnd } from '../lib/run-to-end.ts';

/** Starts the configured browser, which ends with the bench. */
export async function launchBrowser(atEnd: AtEnd, ...args: readonly string[]): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath, CHROMIUM_PROBLEM: problem } = process.env;
  if (problem) throw new Error(problem);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
    // The bench itself stops what it started, in the right order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd(() => browser.close());
  return browser;
}
