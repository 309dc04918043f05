import type { Page } from '@playwright/test';
import { aMember, anEditor, startSession } from '../server/test/factories/accounts.ts';
import { expectAccessibleState, PHONE, WIDE } from './accessibility.ts';
import { areas } from './accessible-states/all.ts';
import type { AccessibleState, Onlooker, World } from './accessible-states/area.ts';
import { callerOf } from './accounts/api.ts';
import { anAccount, keepToken } from './accounts/fixtures.ts';
import { expect, test } from './kpis/fixtures.ts';

declare global {
  interface Window {
    /** The router of the application registers itself here. */
    __TSR_ROUTER__?: { navigate(to: { href: string; ignoreBlocker: boolean }): Promise<void> };
  }
}

const tokens: Record<Onlooker, (world: Omit<World, 'caller'>) => Promise<string> | string | undefined> = {
  visitor: () => undefined,
  newcomer: async ({ machine, language }) => (await anAccount(machine, language)).token,
  strategist: ({ strategist }) => strategist.token(),
  async reader({ machine, strategist, language }) {
    const { organisation } = await strategist.api.auth.getLogin();
    const reader = await aMember(machine, { organisationId: organisation.id, teamRole: 'READER', language });
    return startSession(machine, reader);
  },
  editor: async ({ machine, language }) => startSession(machine, await anEditor(machine, { language })),
  administrator: ({ administrator }) => administrator.token(),
};

/** Navigation within the application, or within the administration, loads no other document. */
const documentOf = (address: string) =>
  /^\/(app|admin)(?=\/|$)/.exec(new URL(address, 'http://x').pathname)?.[0];

/**
 * Within a document the router navigates, because axe is loaded and compiled there already. A question about leaving
 * a form is not answered. The same screen again, and a screen below an open dialog, are loaded.
 */
async function open(page: Page, address: string): Promise<void> {
  const here = documentOf(page.url());
  const isSameScreen = new URL(address, 'http://x').pathname === new URL(page.url()).pathname;
  const isDialogOpen = (await page.locator('[role=dialog], [role=alertdialog], dialog[open]').count()) > 0;
  if (!here || here !== documentOf(address) || isSameScreen || isDialogOpen) {
    await page.goto(address);
    return;
  }
  await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window;
    if (!router) throw new Error('The page has no router.');
    await router.navigate({ href, ignoreBlocker: true });
    // The router's choice is drawn with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, address);
}

async function load(world: World, { path, arrives, alerts }: AccessibleState): Promise<void> {
  if (!path) return;
  const { page } = world;
  const address = typeof path === 'string' ? path : await path(world);
  // A computed path may have changed data that the document does not know.
  if (typeof path === 'string') await open(page, address);
  else await page.goto(address);
  await expect(page).toHaveURL(arrives ?? address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true], .skeleton, main .spinner')).toHaveCount(0);
  if (!alerts) await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

for (const { name, language, onlooker, isShownElsewhere = false, prepare, states } of areas) {
  test.describe(name, () => {
    test.use({ language });

    test(`is accessible to a ${onlooker} on a wide screen by day and on a phone by night, and fits`, async ({
      page,
      t,
      machine,
      program,
      mailbox,
      member,
      strategist,
      kpi,
      administrator,
    }) => {
      test.slow();
      const scene = { page, t, language, machine, program, mailbox, member, strategist, kpi, administrator };
      const token = await tokens[onlooker](scene);
      if (token) await keepToken(page, token);
      const world = { ...scene, caller: callerOf(program, language, token) };
      await prepare?.(world);
      for (const [index, state] of states.entries()) {
        await test.step(state.name, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize(state.width === 'phone' ? PHONE : WIDE);
          await load(world, state);
          await state.reach?.(world);
          await expectAccessibleState(page, {
            width: state.width,
            isReached: state.reach !== undefined,
            isShownElsewhere,
            index,
          });
        });
      }
    });
  });
}
