import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  AdminOrganisation,
  AdminOrganisationDetail,
  organisationsAdmin,
} from '@metra/contract/operations/marketplace-admin';
import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { exportList } from '../../../platform/http/list-export.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { knownTags } from '../../tags/tags.module.ts';
import { peopleViews } from '../people.views.ts';
import { publicProfileStore } from '../public-profile.store.ts';
import { organisationColumns } from './organisation-columns.ts';
import { organisationTagStore } from './organisations-admin.store.ts';
import { organisationsAdminViews } from './organisations-admin.views.ts';

export interface OrganisationsAdminNeeds extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  linkTo: LinkTo;
  /** Updates the search after a visible change of an organisation. */
  refreshOffers: (tx: Tx, organisationId: number) => Promise<void>;
  notify: (tx: Tx, notification: Notification) => Promise<void>;
}

interface Notification {
  accountId: number;
  type: `organisation.${'verified' | 'unverified' | 'relisted' | 'unlisted'}`;
  link: string;
  now: Date;
}

/** Organisations for the operator's staff. */
export function organisationsAdminService(needs: OrganisationsAdminNeeds) {
  const { database, clock, audit, linkTo, refreshOffers, notify } = needs;

  async function read(db: Db, { language }: Call, id: number): Promise<AdminOrganisationDetail> {
    return orNotFound(
      await organisationsAdminViews(db, { language, linkTo }).one(id),
      'not_found.organisation',
    );
  }

  /** The lock serialises decisions about an organisation. */
  const decide = (
    call: Call,
    id: number,
    action: AuditAction,
    work: (tx: Tx, locked: { version: number; verified_at: Date | null }) => Promise<void>,
  ) =>
    database.transaction(async (tx) => {
      const locked = orNotFound(await publicProfileStore(tx, id).lock(), 'not_found.organisation');
      await work(tx, locked);
      const { actor, origin } = call;
      await audit.record(tx, { action, actor, subject: `organisation:${id}`, origin });
      return read(tx, call, id);
    });

  return {
    list: (
      { language }: Call,
      asked: Query<typeof organisationsAdmin.list>,
    ): Promise<Page<AdminOrganisation>> =>
      organisationsAdminViews(database.kysely, { language, linkTo }).list(asked),

    export: (call: Call, asked: Query<typeof organisationsAdmin.export>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'organisations',
        name: { de: 'Organisationen', en: 'Organisations' },
        columns: organisationColumns,
        asked,
        pages: organisationsAdminViews(database.kysely, { language: call.language, linkTo }).every(asked),
      }),

    read: (call: Call, id: number): Promise<AdminOrganisationDetail> => read(database.kysely, call, id),

    updateTags: (call: Call, id: number, { tags, version }: Body<typeof organisationsAdmin.updateTags>) =>
      decide(call, id, 'organisation.tags_changed', async (tx, locked) => {
        assertVersion(locked.version, version);
        const store = organisationTagStore(tx, id);
        await store.replace(knownTags(tags, await store.known(tags)));
        await publicProfileStore(tx, id).noteChange(clock.now());
      }),

    verify: (call: Call, id: number, { verified }: Body<typeof organisationsAdmin.verify>) =>
      decide(call, id, verified ? 'organisation.verified' : 'organisation.unverified', async (tx, locked) => {
        if (verified === (locked.verified_at !== null)) return;
        await publicProfileStore(tx, id).verify(verified ? clock.now() : null);
        await refreshOffers(tx, id);
        for (const person of await peopleViews(tx, { organisationId: id }).toTell())
          await notify(tx, {
            accountId: person.id,
            type: verified ? 'organisation.verified' : 'organisation.unverified',
            link: '/app/organisation/profile',
            now: clock.now(),
          });
      }),
  };
}
