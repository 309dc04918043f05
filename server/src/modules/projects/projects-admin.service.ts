import type { Body, Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type {
  AdminProject,
  AdminProjectDetail,
  ProjectState,
  ProjectWrite,
  projectsAdmin,
} from '@metra/contract/operations/projects-admin';
import { announceChange } from '../../platform/announce-change.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid } from '../../platform/http/domain-error.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { dayCell, numberCell } from '../../platform/text/exported-sheet.ts';
import { whatChanged } from '../../platform/what-changed.ts';
import { projectAdminStore } from './projects-admin.store.ts';
import { projectAdminViews } from './projects-admin.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

const states: Readonly<Record<Language, Record<ProjectState, string>>> = {
  de: { PLANNED: 'geplant', RUNNING: 'läuft', ENDED: 'beendet' },
  en: { PLANNED: 'planned', RUNNING: 'running', ENDED: 'ended' },
};

const columns = listColumns<AdminProject>({
  'Projekt / Project': ({ name }) => name,
  'Träger / Owner': ({ owner }) => owner.name,
  'Partner / Partners': ({ partners }) => numberCell(partners),
  'Stand / State': ({ state }, { language }) => states[language][state],
  'Beginn / Start': ({ startedOn }) => dayCell(startedOn),
  'Ende / End': ({ finishedOn }) => dayCell(finishedOn),
  'Kürzel / Slug': ({ slug }) => slug,
  'Nummer / Number': ({ id }) => numberCell(id),
});

/** Projects in which organisations take part, as editors manage them. */
export function projectsAdminService({ database, clock, signals, audit }: Needs) {
  const views = (db: Db, { actor, language }: Call) =>
    projectAdminViews(db, { language, today: clock.today(actor.timeZone).toString() });

  const read = async (db: Db, call: Call, id: number): Promise<AdminProjectDetail> => {
    return orNotFound(await views(db, call).one(id), 'not_found.project');
  };

  const stateOf = ({
    slug,
    translations,
    owner,
    partnerList,
    startedOn,
    finishedOn,
  }: AdminProjectDetail) => ({
    slug,
    translations,
    owner: owner.slug,
    partners: partnerList.map((partner) => partner.slug),
    startedOn,
    finishedOn,
  });

  // Projects appear on their home pages and in offers.
  const announce = announceChange({ audit, signals }, { topic: 'content', subject: 'project' });

  function assertDays({ startedOn, finishedOn }: ProjectWrite): void {
    if (startedOn !== null && finishedOn !== null && finishedOn < startedOn)
      throw invalid('finishedOn', 'endsBeforeStart');
  }

  async function assertProjectVersion(tx: Tx, id: number, version: number): Promise<void> {
    const present = orNotFound(await projectAdminStore(tx).versionOf(id), 'not_found.project');
    assertVersion(present, version);
  }

  return {
    list: (call: Call, query: Query<typeof projectsAdmin.list>) => views(database.kysely, call).list(query),

    export: (call: Call, asked: Query<typeof projectsAdmin.export>) =>
      exportList({ database, audit, clock }, call, {
        list: 'projects',
        name: { de: 'Projekte', en: 'Projects' },
        columns,
        asked,
        pages: views(database.kysely, call).every(asked),
      }),

    read: (call: Call, id: number): Promise<AdminProjectDetail> => read(database.kysely, call, id),

    create: (call: Call, write: ProjectWrite): Promise<AdminProjectDetail> =>
      database.transaction(async (tx) => {
        const store = projectAdminStore(tx);
        assertDays(write);
        await store.assertOrganisations(write);
        const id = await store.create(write, clock.now());
        await store.putPartners(id, write);
        const project = await read(tx, call, id);
        await announce(tx, call, 'project.created', id, { after: stateOf(project) });
        return project;
      }),

    update: (
      call: Call,
      id: number,
      { version, ...write }: Body<typeof projectsAdmin.update>,
    ): Promise<AdminProjectDetail> =>
      database.transaction(async (tx) => {
        const store = projectAdminStore(tx);
        await assertProjectVersion(tx, id, version);
        assertDays(write);
        await store.assertOrganisations(write);
        const before = await read(tx, call, id);
        await store.update(id, write);
        await store.putPartners(id, write);
        const after = await read(tx, call, id);
        await announce(tx, call, 'project.changed', id, whatChanged(stateOf(before), stateOf(after)));
        return after;
      }),

    remove: (call: Call, id: number, version: number): Promise<void> =>
      database.transaction(async (tx) => {
        await assertProjectVersion(tx, id, version);
        const before = await read(tx, call, id);
        await projectAdminStore(tx).remove(id);
        await announce(tx, call, 'project.removed', id, { before: stateOf(before) });
      }),
  };
}
