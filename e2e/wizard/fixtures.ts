import type { PublicData } from '@metra/contract/operations/frontend';
import { type Caller, callerOf } from '../accounts/api.ts';
import { test as base, expect, keepToken } from '../accounts/fixtures.ts';
import { catalogueOf } from './catalogue.ts';
import { storeUpToSummary } from './stored.ts';
import { WizardPages } from './wizard-pages.ts';

interface WizardFixtures {
  /** The member's API calls outside the browser. */
  caller: Caller;
  catalogue: PublicData;
  wizard: WizardPages;
  /** The wizard with all choices made, before the summary. */
  chosen: WizardPages;
}

/** A new, signed-in member without a strategy. */
export const test = base.extend<WizardFixtures>({
  caller: async ({ program, member, language }, use) => use(callerOf(program, language, member.token)),
  catalogue: async ({ caller }, use) => use(await catalogueOf(caller)),
  context: async ({ context, caller }, use) => {
    await using _ = await keepToken(context, caller.token());
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
