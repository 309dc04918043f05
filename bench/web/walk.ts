import type { Browser } from '@playwright/test';
import { type Load, measureLoad } from './measure-load.ts';
import type { Screen } from './screens.ts';
import { phone } from './slow-phone.ts';
import type { WalkedProgram } from './walked-program.ts';

/** Loads a screen twice: in a browser that only knows who is signed in, and again with its cache. */
export async function walkOnce(
  browser: Browser,
  program: WalkedProgram,
  { path, person, language, texts }: Screen,
): Promise<{ empty: Load; filled: Load }> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(
      ({ token, chosen }) => {
        localStorage.setItem('language', chosen);
        if (token) localStorage.setItem('authentication_token', token);
      },
      { token: program.token(person), chosen: language },
    );
    const address = program.address + path;
    const empty = await measureLoad(context, address, texts);
    return { empty, filled: await measureLoad(context, address, texts) };
  } finally {
    await context.close();
  }
}
