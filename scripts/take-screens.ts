import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';

/**
 * Takes the screenshots of the home page from a running program with its demo company. Usage: npm run screens
 * -- http://127.0.0.1:8080 (CHROMIUM_PATH: a browser other than Playwright's)
 */
const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../web/src/features/home/screens');
const member = { username: 'member@metra.example', password: 'Zollstock-gelb-2026' };
/** The home page declares the same size. */
const size = { width: 1440, height: 900 };

/** Each screen has the width that shows it completely. */
const screens = {
  dashboard: { path: '/app/dashboard', width: 1200 },
  goal: { path: '/app/dashboard/goals/$goal', width: 1200 },
  values: { path: '/app/tracking/records', width: 1440 },
};

const { token, goal } = await signIn();
const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
mkdirSync(folder, { recursive: true });
for (const language of ['de', 'en'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const name of ['dashboard', 'goal', 'values'] as const) await take(browser, name, language, theme);
await browser.close();

async function take(
  from: Browser,
  name: keyof typeof screens,
  language: 'de' | 'en',
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const { path, width } = screens[name];
  const context = await from.newContext({
    viewport: { width, height: (width * size.height) / size.width },
    deviceScaleFactor: size.width / width,
    colorScheme,
    reducedMotion: 'reduce',
    baseURL: address,
  });
  await context.addInitScript(
    ([secret, chosen]) => {
      localStorage.setItem('authentication_token', secret ?? '');
      localStorage.setItem('language', chosen ?? '');
    },
    [token, language],
  );
  const page = await context.newPage();
  await page.goto(path.replace('$goal', String(goal)), { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await sharp(await page.screenshot())
    .resize(size.width, size.height)
    .avif({ quality: 52 })
    .toFile(join(folder, `${name}-${language}-${colorScheme}.avif`));
  await context.close();
}

async function signIn(): Promise<{ token: string; goal: number }> {
  const headers = { 'x-application-id': 'mc_esg', 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(member),
  });
  const secret = answer.headers.get('auth-token');
  if (!secret) throw new Error(`The demo company cannot be entered: ${answer.status}`);
  const strategy = await fetch(`${address}/api/v1/my/metra-lite/active-strategy`, {
    headers: { ...headers, authorization: `Bearer ${secret}` },
  });
  const { goals }: { goals: { id: number }[] } = await strategy.json();
  const [first] = goals;
  if (!first) throw new Error('The demo company has no goal.');
  return { token: secret, goal: first.id };
}
