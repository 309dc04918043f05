import type { Page } from '@playwright/test';
import type { Machine } from '../../server/test/factories/accounts.ts';
import type { Caller } from '../accounts/api.ts';
import type { Member } from '../accounts/fixtures.ts';
import type { Mailbox } from '../accounts/mailbox.ts';
import type { Language, Texts } from '../accounts/texts.ts';
import type { Strategist } from '../dashboard/fixtures.ts';
import type { KpiHandle } from '../kpis/fixtures.ts';
import type { ServedProgram } from '../program.ts';

/**
 * The person who looks at an area. A newcomer has an account and no strategy; a reader belongs to the
 * strategist's organisation.
 */
export type Onlooker = 'visitor' | 'newcomer' | 'strategist' | 'reader' | 'editor' | 'administrator';

/** A state may use these things on the way to it. */
export interface World {
  page: Page;
  t: Texts;
  language: Language;
  machine: Machine;
  program: ServedProgram;
  mailbox: Mailbox;
  /** This is the owner of the strategist's organisation. */
  member: Member;
  strategist: Strategist;
  kpi: (slug: string) => Promise<KpiHandle>;
  /** These calls are made as the onlooker; a visitor calls without a token. */
  caller: Caller;
  administrator: Caller;
}

/** A state is a screen, an open dialog, a filled form or a refused one. */
export interface AccessibleState {
  name: string;
  /** This address is loaded. A state without one continues from the state before it. */
  path?: string | ((world: World) => string | Promise<string>);
  /** The browser shows this address afterwards, if it differs from the path. */
  arrives?: string;
  /** Leads from the loaded screen to the state: opens a dialog, fills a form. */
  reach?: (world: World) => Promise<unknown>;
  /** This width is the only one that has the state; without it both have it. */
  width?: 'wide' | 'phone';
  /** The screen shows an alert on purpose. */
  alerts?: true;
}

export interface AccessibleArea {
  name: string;
  language: Language;
  onlooker: Onlooker;
  /** Another area shows the same screens to somebody else, with other data, or with scripts. */
  isShownElsewhere?: true;
  /** Puts the data in place that the states show. */
  prepare?: (world: World) => Promise<unknown>;
  states: readonly AccessibleState[];
}
