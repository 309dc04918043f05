import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  notBlank,
  pageOf,
  pageQuery,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';

const projectTexts = z.strictObject({ name: notBlank(200), description: text(4000).default('') });
const projectTranslations = z.strictObject({ de: projectTexts, en: projectTexts.optional() });

const participant = z.object({ id: Id, slug: Slug, name: text(200) });

/** Whether a project has begun or ended, by its dates. */
export const ProjectState = z.enum(['PLANNED', 'RUNNING', 'ENDED']);
export type ProjectState = z.infer<typeof ProjectState>;

const AdminProject = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  owner: participant,
  partners: Count,
  state: ProjectState,
  startedOn: IsoDate.nullable(),
  finishedOn: IsoDate.nullable(),
  ownHome: z.boolean().meta({ description: 'Has a home page of its own' }),
  createdAt: Instant,
  version: Version,
});
export type AdminProject = z.infer<typeof AdminProject>;

const mostPartners = 500;

export const AdminProjectDetail = AdminProject.extend({
  translations: projectTranslations,
  partnerList: z.array(participant).max(mostPartners),
});
export type AdminProjectDetail = z.infer<typeof AdminProjectDetail>;

export const ProjectWrite = z.strictObject({
  slug: Slug,
  translations: projectTranslations,
  ownerId: Id.meta({ description: 'The organisation whose project it is' }),
  partners: z
    .array(Id)
    .max(mostPartners)
    .refine((ids) => new Set(ids).size === ids.length, rule('uniqueItems'))
    .default([])
    .meta({ description: 'Organisations that take part beside the owner' }),
  startedOn: IsoDate.nullable().default(null),
  finishedOn: IsoDate.nullable().default(null),
});
export type ProjectWrite = z.infer<typeof ProjectWrite>;

const oneProject = z.object({ id: Id });
const filters = { query: text(100).optional(), state: ProjectState.optional() };
const sorting = sortBy('name', 'startedOn', 'createdAt');
const writeErrors = ['conflict.slug', 'not_found.organisation'] as const;

export const projectsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/projects',
    access: 'editor',
    summary: 'All projects',
    query: z.object({ ...pageQuery, ...sorting, ...filters }),
    response: pageOf(AdminProject),
  }),
  export: listExport({
    path: '/admin/projects/export',
    access: 'editor',
    summary: 'The list of projects as a file',
    query: z.object({ ...sorting, ...filters }),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/projects',
    access: 'editor',
    summary: 'Create a project',
    refusedToImpersonator: true,
    body: ProjectWrite,
    response: AdminProjectDetail,
    status: 201,
    errors: writeErrors,
  }),
  read: operation({
    method: 'GET',
    path: '/admin/projects/{id}',
    access: 'editor',
    summary: 'One project in all languages with its participants',
    params: oneProject,
    response: AdminProjectDetail,
    errors: ['not_found.project'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/projects/{id}',
    access: 'editor',
    summary: 'Change a project and its participants',
    refusedToImpersonator: true,
    params: oneProject,
    body: ProjectWrite.extend({ version: Version }),
    response: AdminProjectDetail,
    errors: ['not_found.project', 'conflict.version', ...writeErrors],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/projects/{id}',
    access: 'editor',
    summary: 'Delete a project with its home page; its participants do not change',
    refusedToImpersonator: true,
    params: oneProject,
    query: z.object({ version: Version }),
    response: null,
    errors: ['not_found.project', 'conflict.version'],
  }),
};
