import { newPage } from '../content/fixtures.ts';
import type { AccessibleArea, AccessibleState } from './area.ts';

const screen = (path: string): AccessibleState => ({ name: path, path });

export const contentArea: AccessibleArea = {
  name: "the editors' desk",
  language: 'de',
  onlooker: 'editor',
  states: [
    screen('/admin'),
    screen('/admin/landing-pages'),
    screen('/admin/landing-pages?query=nichts-davon'),
    {
      name: 'a landing page',
      path: async ({ caller }) => `/admin/landing-pages/${(await newPage(caller, 'Bei Nacht')).id}`,
    },
    {
      name: 'a legal page',
      async path({ caller }) {
        const { items } = await caller.api.landingPagesAdmin.list({ query: { kind: 'LEGAL' } });
        return `/admin/landing-pages/${items[0]?.id}`;
      },
    },
    screen('/admin/home'),
    screen('/admin/legal'),
    screen('/admin/questionnaires'),
    screen('/admin/questionnaires/1'),
    screen('/admin/questionnaires/1?question=new'),
    screen('/admin/questionnaires/1/results'),
    screen('/admin/questionnaires/1/statistics'),
    screen('/admin/questionnaires/1/settings'),
    screen('/admin/organisations'),
    screen('/admin/offers'),
    screen('/admin/tags'),
    screen('/admin/tag-types'),
  ],
};
