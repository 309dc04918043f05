import { expectRefused } from '../accounts/fixtures.ts';
import { catalogueOf, goalOf, measureOf } from '../wizard/catalogue.ts';
import { stepsDone, store } from '../wizard/stored.ts';
import { WizardPages } from '../wizard/wizard-pages.ts';
import type { AccessibleArea, AccessibleState, World } from './area.ts';

const step = (path: string): AccessibleState => ({ name: path, path: `/app/wizard/${path}` });

const pagesOf = async ({ page, t, caller }: World) => new WizardPages(page, t, await catalogueOf(caller));

/** Stores an answer in every step before the company. */
async function answerUpToCompany({ caller }: World): Promise<void> {
  const catalogue = await catalogueOf(caller);
  await store(caller, 'motivation', [catalogue.motivations[0]?.id, catalogue.motivations[2]?.id]);
  await store(caller, 'goals', { e: goalOf(catalogue, 'e').id, s: goalOf(catalogue, 's').id });
  await store(caller, 'measures', { e: measureOf(catalogue, 'e').id, s: measureOf(catalogue, 's').id });
  await store(
    caller,
    'steps',
    stepsDone('hello', 'motivation', 'goals', 'measures', 'measures.e', 'measures.s'),
  );
}

/** The start of a new person, and every step with an answer. */
export const wizardArea: AccessibleArea = {
  name: 'the wizard',
  language: 'en',
  onlooker: 'newcomer',
  states: [
    step('welcome'),
    {
      name: 'motivation',
      async path(world) {
        await answerUpToCompany(world);
        return '/app/wizard/motivation';
      },
    },
    step('goals'),
    step('measures/e'),
    {
      ...step('company-profile'),
      name: 'a company that is refused',
      async reach(world) {
        const wizard = await pagesOf(world);
        await wizard.action('next.summary').click();
        await expectRefused(wizard.industry(), world.t('forms.field.required'));
      },
    },
    {
      name: 'a company',
      reach: async (world) => (await pagesOf(world)).fillCompany(),
    },
    {
      name: 'summary',
      async reach(world) {
        const wizard = await pagesOf(world);
        await wizard.action('next.summary').click();
        await wizard.expectAt('summary');
      },
    },
  ],
};
