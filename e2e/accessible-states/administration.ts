import { aMember } from '../../server/test/factories/accounts.ts';
import type { AccessibleArea, AccessibleState, World } from './area.ts';

const screen = (path: string): AccessibleState => ({ name: path, path });

const ONE = { query: { pageSize: 1 } };

type List = (api: World['administrator']['api']) => Promise<{ items: { id: number }[] }>;

/** The screen of the first item of a list. */
const firstOf = (path: string, list: List): AccessibleState => ({
  name: `one of ${path}`,
  async path({ administrator }) {
    const { items } = await list(administrator.api);
    return `${path}/${items[0]?.id}`;
  },
});

const ofMember = (name: string, path: (one: { id: number; organisationId: number }) => string) => ({
  name,
  path: async ({ machine }: World) => path(await aMember(machine)),
});

/** The rooms that only administrators have, and the catalogue; content.ts has what editors see as well. */
export const administrationArea: AccessibleArea = {
  name: 'the administration',
  language: 'en',
  onlooker: 'administrator',
  states: [
    screen('/admin'),
    screen('/admin/accounts'),
    ofMember('an account', ({ id }) => `/admin/accounts/${id}`),
    ofMember('the sessions of an account', ({ id }) => `/admin/accounts/${id}/sessions`),
    ofMember('the history of an account', ({ id }) => `/admin/accounts/${id}/history`),
    ofMember('an organisation', ({ organisationId }) => `/admin/organisations/${organisationId}`),
    screen('/admin/invoices'),
    screen('/admin/subscriptions'),
    screen('/admin/promotions'),
    screen('/admin/audit'),
    screen('/admin/jobs'),
    screen('/admin/mails'),
    screen('/admin/missed-searches'),
    screen('/admin/system'),
    screen('/admin/goals'),
    firstOf('/admin/goals', (api) => api.goalsAdmin.list(ONE)),
    screen('/admin/measures'),
    firstOf('/admin/measures', (api) => api.measuresAdmin.list(ONE)),
    screen('/admin/kpis'),
    firstOf('/admin/kpis', (api) => api.kpisAdmin.list(ONE)),
    screen('/admin/factors'),
    firstOf('/admin/factors', (api) => api.factorsAdmin.list(ONE)),
    screen('/admin/standards'),
    screen('/admin/standards/vsme-2026-05-01'),
    screen('/admin/projects'),
    screen('/admin/translations'),
  ],
};
