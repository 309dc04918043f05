import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  AdminOffer,
  AdminOfferDetail,
  OfferReportEntry,
  offersAdmin,
} from '@metra/contract/operations/marketplace-admin';
import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { OfferTranslations } from '@metra/contract/shapes/offer-shapes';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { lockTenant } from '../../../platform/database/lock-tenant.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { exportList } from '../../../platform/http/list-export.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { writeMail } from '../../../platform/mail/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../accounts/accounts.module.ts';
import { peopleViews } from '../../organisations/organisations.module.ts';
import { knownTags } from '../../tags/tags.module.ts';
import type { OfferNeeds, offersService } from '../offers/offers.service.ts';
import { offerClassification } from '../offers/offers.store.ts';
import { reportStore } from '../reports/reports.store.ts';
import { takenDown } from '../reports/take-down.mail.ts';
import { offerIndexStore } from '../search/offer-index.store.ts';
import { offerColumns } from './offer-columns.ts';
import { offersAdminStore } from './offers-admin.store.ts';
import { offersAdminViews } from './offers-admin.views.ts';

export type OffersAdminNeeds = OfferNeeds &
  Pick<Platform, 'mailer' | 'configuration'> & {
    offers: Pick<ReturnType<typeof offersService>, 'createFor'>;
    /** The address that reads replies to the operator's mails. */
    supportEmail: string | undefined;
  };

interface OfferToDecide {
  id: number;
  organisationId: number;
  title: string;
  isTakenDown: boolean;
  version: number;
}

/** Moderation of offers: reports, hiding and restoring. */
export function offersAdminService(needs: OffersAdminNeeds) {
  const { database, clock, audit, mailer, configuration, offers, supportEmail } = needs;

  async function read(db: Db, { language }: Call, id: number): Promise<AdminOfferDetail> {
    return orNotFound(await offersAdminViews(db, { language, links: needs }).one(id), 'not_found.offer');
  }

  /** The lock serialises decisions about an offer, and changes to its organisation's visibility. */
  const decide = (
    call: Call,
    id: number,
    action: AuditAction,
    work: (tx: Tx, offer: OfferToDecide) => Promise<void>,
  ) =>
    database.transaction(async (tx) => {
      const store = offersAdminStore(tx);
      const organisationId = await store.organisationOf(id);
      // The organisation is locked before the offer, as in all such transactions.
      if (organisationId !== undefined) await lockTenant(tx, organisationId);
      const row = orNotFound(await store.lock(id), 'not_found.offer');
      const { title } = (row.translations as unknown as OfferTranslations).de;
      await work(tx, {
        id,
        organisationId: row.organisation_id,
        title,
        isTakenDown: row.taken_down_at !== null,
        version: row.version,
      });
      const { actor, origin } = call;
      await audit.record(tx, { action, actor, subject: `offer:${id}`, origin });
      return read(tx, call, id);
    });

  async function tell(
    tx: Tx,
    { id, organisationId, title }: OfferToDecide,
    type: 'offer.taken_down' | 'offer.put_back',
    reason = '',
  ): Promise<void> {
    for (const person of await peopleViews(tx, { organisationId }).toTell()) {
      const link = `/app/organisation/offers/${id}`;
      await notify(tx, { accountId: person.id, type, data: { title, reason }, link, now: clock.now() });
      if (type === 'offer.put_back' || person.teamRole !== 'OWNER') continue;
      const { publicUrl } = configuration;
      const letter = takenDown(person.language, { title, reason, link: `${publicUrl}${link}`, supportEmail });
      await mailer.queueMail(tx, {
        to: person.email,
        language: person.language,
        kind: 'offer-taken-down',
        ...(supportEmail && { replyTo: supportEmail }),
        ...writeMail(person.language, person.name, letter, publicUrl),
      });
    }
  }

  return {
    list: ({ language }: Call, asked: Query<typeof offersAdmin.list>): Promise<Page<AdminOffer>> =>
      offersAdminViews(database.kysely, { language, links: needs }).list(asked),

    export: (call: Call, asked: Query<typeof offersAdmin.export>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'offers',
        name: { de: 'Angebote', en: 'Offers' },
        columns: offerColumns,
        asked,
        pages: offersAdminViews(database.kysely, { language: call.language, links: needs }).every(asked),
      }),

    read: (call: Call, id: number): Promise<AdminOfferDetail> => read(database.kysely, call, id),

    async create(call: Call, { organisationId, ...write }: Body<typeof offersAdmin.create>) {
      const { id } = await offers.createFor(call, organisationId, write);
      return read(database.kysely, call, id);
    },

    updateTags: (call: Call, id: number, { tags, version }: Body<typeof offersAdmin.updateTags>) =>
      decide(call, id, 'offer.tags_changed', async (tx, offer) => {
        assertVersion(offer.version, version);
        const tagIds = knownTags(tags, await offerClassification(tx).tags(tags));
        await offersAdminStore(tx).replaceTags(id, tagIds, clock.now());
        await offerIndexStore(tx).refresh([id]);
      }),

    async reports(
      call: Call,
      id: number,
      asked: Query<typeof offersAdmin.reports>,
    ): Promise<Page<OfferReportEntry>> {
      await read(database.kysely, call, id);
      return offersAdminViews(database.kysely, { language: call.language, links: needs }).reports(id, asked);
    },

    dismissReports: (call: Call, id: number) =>
      decide(call, id, 'offer.reports_dismissed', (tx) =>
        reportStore(tx, id).decide('DISMISSED', clock.now()),
      ),

    takeDown: (call: Call, id: number, { reason }: Body<typeof offersAdmin.takeDown>) =>
      decide(call, id, 'offer.taken_down', async (tx, offer) => {
        if (offer.isTakenDown) throw new DomainError('offer.already_taken_down');
        await offersAdminStore(tx).takeDown(id, reason.trim(), clock.now());
        await reportStore(tx, id).decide('UPHELD', clock.now());
        await offerIndexStore(tx).refresh([id]);
        await tell(tx, offer, 'offer.taken_down', reason.trim());
      }),

    putBack: (call: Call, id: number) =>
      decide(call, id, 'offer.put_back', async (tx, offer) => {
        if (!offer.isTakenDown) throw new DomainError('offer.not_taken_down');
        await offersAdminStore(tx).putBack(id);
        await offerIndexStore(tx).refresh([id]);
        await tell(tx, offer, 'offer.put_back');
      }),
  };
}
