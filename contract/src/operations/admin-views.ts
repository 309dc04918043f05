import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, notBlank, pageOf, pageQuery, text, Version } from '../core/primitives.ts';

/** Lists of the administration that have saved views. */
export const AdminListName = z.enum([
  'accounts',
  'audit',
  'factors',
  'goals',
  'invoices',
  'jobs',
  'kpis',
  'landing-pages',
  'legal',
  'mails',
  'measures',
  'missed-searches',
  'offers',
  'organisations',
  'projects',
  'promotions',
  'questionnaires',
  'questionnaire-results',
  'standards',
  'subscriptions',
  'tags',
  'tag-types',
  'translations',
]);
export type AdminListName = z.infer<typeof AdminListName>;

/** Lists for administrators only. The names of their views would tell editors about their content. */
export const listsOfAdministrators: readonly AdminListName[] = [
  'accounts',
  'audit',
  'invoices',
  'jobs',
  'mails',
  'promotions',
  'subscriptions',
];

/** The number of views of one person per list, and of shared views per list. */
export const mostAdminViews = 20;

const AdminViewWrite = z.strictObject({
  name: notBlank(60),
  search: text(2000).meta({
    description: 'The query of the list in the address: search, filters, order and columns',
  }),
  isShared: z.boolean().meta({ description: 'The view is visible to everybody who can open the list' }),
});

export const AdminView = AdminViewWrite.extend({
  id: Id,
  list: AdminListName,
  mayChange: z
    .boolean()
    .meta({ description: 'The caller may change the view: the owner, and every administrator' }),
  version: Version,
});
export type AdminView = z.infer<typeof AdminView>;

const one = z.object({ id: Id });

export const adminViews = {
  list: operation({
    method: 'GET',
    path: '/admin/views',
    access: 'editor',
    summary: 'Saved views of lists: own ones and shared ones',
    query: z.object({ ...pageQuery, list: AdminListName.optional() }),
    response: pageOf(AdminView),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/views',
    access: 'editor',
    summary: 'Save a view of a list',
    refusedToImpersonator: true,
    body: AdminViewWrite.extend({ list: AdminListName }),
    response: AdminView,
    status: 201,
    errors: ['auth.forbidden', 'admin_view.limit_reached'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/views/{id}',
    access: 'editor',
    summary: 'Change the name, the filters or the visibility of a saved view',
    refusedToImpersonator: true,
    params: one,
    body: AdminViewWrite.extend({ version: Version }),
    response: AdminView,
    errors: ['not_found.admin_view', 'auth.forbidden', 'conflict.version', 'admin_view.limit_reached'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/views/{id}',
    access: 'editor',
    summary: 'Delete a view',
    refusedToImpersonator: true,
    params: one,
    response: null,
    errors: ['not_found.admin_view', 'auth.forbidden'],
  }),
};
