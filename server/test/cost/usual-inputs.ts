import { aMember } from '../factories/accounts.ts';
import { anOrder, aSignedInAdministrator } from '../factories/billing.ts';
import { anOwnKpi, catalogueKpi } from '../factories/kpis.ts';
import { otherInputOf } from '../fuzz/other-inputs.ts';
import { keys } from '../sweep/keyed-objects.ts';
import type { Input } from '../sweep/operation-call.ts';
import { callOf } from '../sweep/operation-calls.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';

type MakeInput = (own: Organisation) => Input | Promise<Input>;

const bulkSize = 20;

async function manyAccounts({ app }: Organisation, status: 'ACTIVE' | 'PENDING') {
  const items: { id: number; version: number }[] = [];
  while (items.length < bulkSize)
    items.push({ id: (await aMember(app.platform, { status })).id, version: 1 });
  return items;
}

const onAccounts =
  (status: 'ACTIVE' | 'PENDING', before?: 'block' | 'delete'): MakeInput =>
  async (own) => {
    const body = { items: await manyAccounts(own, status) };
    if (!before) return { body };
    const { client } = await aSignedInAdministrator(own.app);
    return { body: { items: (await client.accountsAdmin[before]({ body })).done } };
  };

const ofKpi = async ({ member }: Organisation, slug: string) => ({
  params: { kpiId: (await catalogueKpi(member, slug)).id },
});

/**
 * Other tests call these operations with an object that has little data, or in a company without a strategy. A bulk
 * action shows its cost with many accounts only.
 */
const inputs: Readonly<Record<string, MakeInput>> = {
  'kpiHistory.all': () => ({}),
  'kpiHistory.one': (own) => ofKpi(own, 'natural-gas'),
  'kpiHistory.origin': async (own) => ({
    ...(await ofKpi(own, 'scope-1')),
    query: { from: '2025-01-01', to: '2025-12-31' },
  }),
  'kpiRecords.ofKpi': (own) => ofKpi(own, 'electricity-purchased'),
  'kpis.remove': async ({ member }) => ({ params: { id: (await anOwnKpi(member, 'Unbenutzt')).id } }),
  'tracking.updateGoal': async ({ member: { client }, the }) => {
    const params = { trackableGoalId: await the('goal') };
    const { version } = await client.tracking.goal({ params });
    return { params, body: { note: 'other', version } };
  },
  'strategies.activate': async ({ member: { client }, the }) => {
    await client.strategies.finishActive();
    return { params: { strategyId: await the('draftStrategy') } };
  },
  'disclosures.answer': async ({ member: { client }, the }) => {
    const { disclosureYear: year, datapoint: name } = keys;
    const { disclosures } = await client.disclosures.read({ params: { year } });
    const { version = 0 } =
      disclosures.flatMap(({ datapoints }) => datapoints).find((each) => each.name === name) ?? {};
    const body = { value: '4200000', responsibleId: await the('colleague'), version };
    return { params: { year, name }, body };
  },
  'subscription.updateBilling': async ({ member: { client } }) => {
    const { version } = await client.subscription.billing();
    return { body: { ...anOrder().billing, version } };
  },
  'disclosures.changeIdentifiers': async ({ member: { client } }) => {
    const { version } = await client.disclosures.identifiers();
    return { body: { registerNumber: 'HRB 7', version } };
  },
  'accountsAdmin.block': onAccounts('ACTIVE'),
  'accountsAdmin.unblock': onAccounts('ACTIVE', 'block'),
  'accountsAdmin.delete': onAccounts('ACTIVE'),
  'accountsAdmin.restore': onAccounts('ACTIVE', 'delete'),
  'accountsAdmin.sendConfirmation': onAccounts('PENDING'),
};

export const usualInputOf = (id: string): MakeInput =>
  inputs[id] ?? otherInputOf(id) ?? callOf(id)?.input ?? (() => ({}));
