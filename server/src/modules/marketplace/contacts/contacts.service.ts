import { createHash } from 'node:crypto';
import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  OfferContact,
  OfferContactWrite,
  offerContacts,
} from '@metra/contract/operations/offer-contacts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { RateLimit } from '../../../platform/limits/rate-limiter.ts';
import { writeMail } from '../../../platform/mail/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../accounts/accounts.module.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import type { OfferNeeds } from '../offers/offers.service.ts';
import { addressee, addresseeViews, type OfferToContact } from './addressee.views.ts';
import { contactMade } from './contact.mail.ts';
import { contactStore } from './contacts.store.ts';
import { contactViews } from './contacts.views.ts';
import { retainedUntil } from './retention.ts';

export type ContactNeeds = Pick<OfferNeeds, 'database' | 'clock'> &
  Pick<Platform, 'limiter' | 'mailer' | 'configuration'> & {
    /** The number of months for which messages are stored. */
    contactMonths: number;
  };

const hour = 60 * 60;

/** These limits allow asking several providers but no mass mailing. */
const rates = {
  contactsFromNetwork: { max: 15, perSeconds: hour },
  contactsFromAddress: { max: 8, perSeconds: hour },
  contactsAboutOffer: { max: 40, perSeconds: 24 * hour },
  contactsToAddress: { max: 100, perSeconds: 24 * hour },
} as const satisfies Record<string, RateLimit>;

/** Messages to organisations about their offers. */
export function contactsService(needs: ContactNeeds) {
  const { database, clock, limiter, mailer, configuration, contactMonths } = needs;

  async function assertNotTooOften(kind: keyof typeof rates, who: string | number): Promise<void> {
    const { allowed, retryAfterSeconds } = await limiter.take(`${kind}:${who}`, rates[kind]);
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
  }

  async function deliver(offer: OfferToContact, to: string, write: OfferContactWrite, said: Buffer) {
    const { id: offerId, organisationId, title } = offer;
    const contact = {
      offerId,
      offerTitle: title,
      name: write.name.trim(),
      email: write.email,
      organisationName: write.organisation?.trim() || null,
      text: write.text.trim(),
      mailedTo: to,
      said,
    };
    await database.transaction(async (tx) => {
      // If the organisation is deleted at the same moment, either the message is deleted with it or it is not
      // written.
      if (!(await organisationStore(tx, organisationId).lockIfNotDeleted()))
        throw new DomainError('not_found.offer');
      if (!(await contactStore(tx, organisationId).add(contact, clock.now()))) return;
      const { publicUrl } = configuration;
      const link = '/app/organisation/contacts';
      const letter = contactMade(offer.language, {
        ...contact,
        title,
        organisation: contact.organisationName,
        link: `${publicUrl}${link}`,
      });
      const mail = writeMail(offer.language, offer.contactName ?? '', letter, publicUrl);
      await mailer.queueMail(tx, {
        to,
        replyTo: contact.email,
        language: offer.language,
        kind: 'offer-contact',
        ...mail,
      });
      for (const accountId of offer.people)
        await notify(tx, {
          accountId,
          type: 'offer.contacted',
          data: { title, name: contact.name },
          link,
          now: clock.now(),
        });
    });
  }

  function assertOwn({ actor }: Call, organisationId: number): void {
    if (actor.organisationId !== organisationId) throw new DomainError('not_found.organisation');
  }

  return {
    async send({ origin }: PublicCall, offerId: number, write: OfferContactWrite): Promise<void> {
      const offer = orNotFound(await addresseeViews(database.kysely).offer(offerId), 'not_found.offer');
      const to = addressee(offer);
      if (to === null) throw new DomainError('offer.no_contact');
      // Only a bot fills in an invisible field. It gets the usual answer.
      if (write.homepage?.trim()) return;
      const said = fingerprint(offerId, write);
      if (await contactStore(database.kysely, offer.organisationId).isKnown(said)) return;
      await assertNotTooOften('contactsFromNetwork', networkOf(origin.ip));
      await assertNotTooOften('contactsFromAddress', write.email.toLowerCase());
      await assertNotTooOften('contactsAboutOffer', offerId);
      await assertNotTooOften('contactsToAddress', to.toLowerCase());
      await deliver(offer, to, write, said);
    },

    async list(
      call: Call,
      organisationId: number,
      asked: Query<typeof offerContacts.list>,
    ): Promise<Page<OfferContact>> {
      assertOwn(call, organisationId);
      const forgottenAt = (written: Date) => retainedUntil(written, contactMonths);
      return contactViews(database.kysely, { organisationId, forgottenAt }).list(asked);
    },

    async remove(call: Call, organisationId: number, id: number): Promise<void> {
      assertOwn(call, organisationId);
      if (!(await contactStore(database.kysely, organisationId).remove(id)))
        throw new DomainError('not_found.object');
    },
  };
}

/**
 * Identifies the same message of the same person about the same offer. Spaces and the case of the address are
 * ignored.
 */
const fingerprint = (offerId: number, { email, text }: OfferContactWrite): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([offerId, email.toLowerCase(), text.replace(/\s+/g, ' ').trim()]))
    .digest();
