import { randomUUID } from 'node:crypto';
import { anOrganisation } from '../factories/accounts.ts';
import { aSignedInAdministrator } from '../factories/billing.ts';
import { catalogueKpi } from '../factories/kpis.ts';
import { catalogueGoals } from '../factories/strategies.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';
import type { InputsOf } from './content-inputs.ts';

const texts = { de: { name: 'Leise Maschinen' } };
const aGoal = () => ({ slug: `goal-${randomUUID()}`, sector: 'e', translations: texts }) as const;

/** The goal is created for this call, so that the catalogue stays unchanged. */
async function newGoal({ app }: Organisation): Promise<number> {
  const { client } = await aSignedInAdministrator(app);
  return (await client.goalsAdmin.create({ body: aGoal() })).id;
}
const ofGoal = async (own: Organisation) => ({ params: { id: await newGoal(own) } });

export const goalsAdminInputs: InputsOf<'goalsAdmin'> = {
  create: () => ({ body: aGoal() }),
  async order({ app }) {
    const { client } = await aSignedInAdministrator(app);
    const { items } = await client.goalsAdmin.list({ query: { sector: 'g', pageSize: 100 } });
    return { body: { sector: 'g', items: items.map(({ id, version }) => ({ id, version })) } };
  },
  previewSwitch: async (own) => ({ body: { ids: [await newGoal(own)], active: false } }),
  switch: async (own) => ({ body: { items: [{ id: await newGoal(own), version: 1 }], active: false } }),
  read: ofGoal,
  update: async (own) => ({ ...(await ofGoal(own)), body: { translations: texts, version: 1 } }),
  remove: async (own) => ({ ...(await ofGoal(own)), query: { version: 1 } }),
};

async function newMeasure(own: Organisation): Promise<{ id: number; goalId: number }> {
  const { client } = await aSignedInAdministrator(own.app);
  const goalId = await newGoal(own);
  const { id } = await client.measures.create({
    body: {
      slug: `measure-${randomUUID()}`,
      goalId,
      translations: { de: { name: 'Maßnahme', description: 'Eine Maßnahme' } },
      effort: 'LOW',
      impact: 'HIGH',
    },
  });
  return { id, goalId };
}
const ofMeasure = async (own: Organisation) => ({ params: { id: (await newMeasure(own)).id } });

export const measuresAdminInputs: InputsOf<'measuresAdmin'> = {
  list: async ({ app }) => ({ query: { goalId: (await catalogueGoals(app.platform))[0]?.id ?? 0 } }),
  export: async ({ app }) => ({ query: { goalId: (await catalogueGoals(app.platform))[0]?.id ?? 0 } }),
  async order(own) {
    const { id, goalId } = await newMeasure(own);
    return { body: { goalId, items: [{ id, version: 1 }] } };
  },
  previewSwitch: async (own) => ({ body: { ids: [(await newMeasure(own)).id], active: false } }),
  switch: async (own) => ({
    body: { items: [{ id: (await newMeasure(own)).id, version: 1 }], active: false },
  }),
  read: ofMeasure,
  remove: async (own) => ({ ...(await ofMeasure(own)), query: { version: 1 } }),
};

const ofKpi = async ({ member }: Organisation) => ({
  params: { id: (await catalogueKpi(member, 'natural-gas')).id },
});

/** The KPI is created for this call, so that formulas keep their inputs. */
async function newKpi({ app }: Organisation): Promise<number> {
  const { client } = await aSignedInAdministrator(app);
  const { id } = await client.kpis.create({
    body: {
      catalogue: true,
      slug: `kpi-${randomUUID()}`,
      translations: { de: { name: 'Druckluft', unitLabel: 'm³' } },
      sector: 'e',
      unit: 'm3',
      aggregation: 'SUM',
      direction: 'LOWER',
      frequency: 'MONTH',
    },
  });
  return id;
}

export const kpisAdminInputs: InputsOf<'kpisAdmin'> = {
  previewSwitch: async (own) => ({ body: { ids: [(await ofKpi(own)).params.id], active: false } }),
  switch: async (own) => ({ body: { items: [{ id: await newKpi(own), version: 1 }], active: false } }),
  read: ofKpi,
  organisations: ofKpi,
  formulaChanges: ofKpi,
};

async function aFactor({ app }: Organisation): Promise<{ id: number; version: number }> {
  const { client } = await aSignedInAdministrator(app);
  const [factor] = (await client.factorsAdmin.list({ query: { query: 'grid-lifecycle' } })).items;
  return { id: factor?.id ?? 0, version: factor?.version ?? 1 };
}
const ofFactor = async (own: Organisation) => ({ params: { id: (await aFactor(own)).id } });

export const factorsAdminInputs: InputsOf<'factorsAdmin'> = {
  read: ofFactor,
  changes: ofFactor,
  touched: async (own) => ({ params: { id: (await aFactor(own)).id, year: 2025 } }),
  async update(own) {
    const { id, version } = await aFactor(own);
    return { params: { id }, body: { translations: { de: { name: 'Strommix' } }, version } };
  },
  async putValue(own) {
    const { id, version } = await aFactor(own);
    return { params: { id, year: 2025 }, body: { value: 0.4, why: 'Neu erschienen', version } };
  },
  async review(own) {
    const { id, version } = await aFactor(own);
    return { params: { id }, body: { version } };
  },
};

async function aProject({ app }: Organisation) {
  return {
    slug: `project-${randomUUID()}`,
    translations: { de: { name: 'Netzwerk' } },
    ownerId: await anOrganisation(app.platform),
  };
}
async function ofProject(own: Organisation) {
  const { client } = await aSignedInAdministrator(own.app);
  return { params: { id: (await client.projectsAdmin.create({ body: await aProject(own) })).id } };
}

export const projectsAdminInputs: InputsOf<'projectsAdmin'> = {
  create: async (own) => ({ body: await aProject(own) }),
  read: ofProject,
  update: async (own) => ({ ...(await ofProject(own)), body: { ...(await aProject(own)), version: 1 } }),
  remove: async (own) => ({ ...(await ofProject(own)), query: { version: 1 } }),
};

export const translationsAdminInputs: InputsOf<'translationsAdmin'> = {
  gaps: () => ({ params: { kind: 'GOAL' } }),
  confirm: async (own) => ({ params: { kind: 'GOAL', id: await newGoal(own) } }),
};
