import type { Sector } from '@metra/contract/core/primitives';
import type { Strategy } from '@metra/contract/operations/strategies';
import type { WizardFinish } from '@metra/contract/shapes/wizard-shapes';
import type { Platform } from '../../src/platform/platform.ts';
import type { TestApp } from '../app/test-app.ts';
import { aMember, type SignedInAccount, signedIn, type TestAccount } from './accounts.ts';

type Machine = Pick<Platform, 'database'>;

export interface CatalogueGoal {
  id: number;
  slug: string;
  sector: Sector;
  /** Ids of its measures in the order of the catalogue. */
  measures: number[];
}

/** The offered goals in the order of the catalogue. */
export async function catalogueGoals({ database }: Machine): Promise<CatalogueGoal[]> {
  const [goals, measures] = await Promise.all([
    database.kysely
      .selectFrom('goals')
      .select(['id', 'slug', 'sector'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    database.kysely
      .selectFrom('measures')
      .select(['id', 'goal_id'])
      .where('organisation_id', 'is', null)
      .where('active', '=', true)
      .orderBy('position')
      .execute(),
  ]);
  const measuresOf = Map.groupBy(measures, ({ goal_id }) => goal_id);
  return goals.map((goal) => ({ ...goal, measures: (measuresOf.get(goal.id) ?? []).map(({ id }) => id) }));
}

const firstOf = async ({ database }: Machine, table: 'industries' | 'sizes') =>
  (await database.kysely.selectFrom(table).select('id').orderBy('position').executeTakeFirstOrThrow()).id;

/** The wizard's final request: the first goal of each sector with its first measure. */
export async function aWizardChoice(
  machine: Machine,
  wishes: Partial<WizardFinish> & { sectors?: readonly Sector[] } = {},
): Promise<WizardFinish> {
  const { sectors = ['e', 's', 'g'], ...rest } = wishes;
  const goals = await catalogueGoals(machine);
  const chosen = sectors.flatMap((sector) => goals.find((goal) => goal.sector === sector) ?? []);
  return {
    name: 'Lindner Metallbau GmbH',
    address: 'Werkstraße 12',
    billingData: {
      street: 'Werkstraße 12',
      additionalInfo: null,
      zipCode: '70565',
      city: 'Stuttgart',
      country: 'DE',
    },
    category: await firstOf(machine, 'sizes'),
    industry: await firstOf(machine, 'industries'),
    goals: chosen.map(({ id, measures }) => ({ id, measures: measures.slice(0, 1) })),
    ...rest,
  };
}

/** A member who has just finished the wizard, on a trial. */
export async function aMemberWithStrategy(
  app: Pick<TestApp, 'platform' | 'client'>,
  wishes: Parameters<typeof aWizardChoice>[1] & { account?: TestAccount } = {},
): Promise<{ member: SignedInAccount; strategy: Strategy }> {
  const { account, ...choice } = wishes;
  const member = await signedIn(app, account ?? (await aMember(app.platform)));
  const strategy = await anActiveStrategy(app, member, choice);
  return { member, strategy };
}

export const anActiveStrategy = async (
  app: Pick<TestApp, 'platform'>,
  { client }: Pick<SignedInAccount, 'client'>,
  wishes: Parameters<typeof aWizardChoice>[1] = {},
): Promise<Strategy> => client.my.finishWizard({ body: await aWizardChoice(app.platform, wishes) });
