import type { PublicData } from '@metra/contract/frontend';
import { type Caller, callerOf } from '../accounts/api.ts';
import { test as base, expect } from '../accounts/fixtures.ts';
import { catalogueOf } from './catalogue.ts';
import { storeUpToSummary } from './stored.ts';
import { WizardPages } from './wizard-pages.ts';

interface WizardFixtures {
  /** The member's own calls, beside the browser. */
  caller: Caller;
  catalogue: PublicData;
  wizard: WizardPages;
  /** The wizard of somebody who has chosen everything and stands before the summary. */
  chosen: WizardPages;
}

/** A new member without a strategy, signed in. */
export const test = base.extend<WizardFixtures>({
  caller: async ({ program, member, language }, use) => {
    const caller = callerOf(program, language);
    await caller.api.auth.login({ body: { username: member.email, password: member.password } });
    await use(caller);
  },
  catalogue: async ({ caller }, use) => use(await catalogueOf(caller)),
  context: async ({ context, caller }, use) => {
    await context.addInitScript(
      (token) => localStorage.setItem('authentication_token', token),
      caller.token(),
    );
    await use(context);
  },
  wizard: async ({ page, t, catalogue }, use) => use(new WizardPages(page, t, catalogue)),
  chosen: async ({ wizard, caller, catalogue }, use) => {
    await storeUpToSummary(caller, catalogue);
    await wizard.open('/app/wizard/summary');
    await wizard.expectAt('summary');
    await use(wizard);
  },
});

export { expect };
