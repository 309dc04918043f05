import type { FieldError } from '@metra/contract/core/errors';
import type { Body } from '@metra/contract/core/operation';
import type { offers } from '@metra/contract/operations/offers';
import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { Offer, OfferPartner, OfferState, OfferWrite } from '@metra/contract/shapes/offer-shapes';
import { auditFor } from '../../../platform/audit-for.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { lockTenant } from '../../../platform/database/lock-tenant.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../accounts/accounts.module.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import { postStore } from '../posts/posts.store.ts';
import { offerIndexStore } from '../search/offer-index.store.ts';
import { tellWatchers } from '../watch-list/watch-list.service.ts';
import type { Links } from './offer-pictures.service.ts';
import { type LockedOffer, offerClassification, offerStore } from './offers.store.ts';
import { offerViews } from './offers.views.ts';
import { partnerStore } from './partners.store.ts';
import { partnerViews } from './partners.views.ts';

export type OfferNeeds = Pick<Platform, 'database' | 'clock' | 'audit'> & Links;

const mostPerOrganisation = 200;

const changeOf = {
  DRAFT: 'offer.draft',
  PUBLISHED: 'offer.published',
  ARCHIVED: 'offer.archived',
} as const satisfies Record<OfferState, AuditAction>;

/** An organisation's offers, from draft to archive. */
export function offersService({ database, clock, audit, linkTo, pictures }: OfferNeeds) {
  async function seen(db: Db, { actor, language }: PublicCall, id: number): Promise<Offer> {
    const offer = orNotFound(
      await offerViews(db, { language, links: { linkTo, pictures } }).one(id, actor?.organisationId ?? null),
      'not_found.offer',
    );
    return { ...offer, partners: await partnersOf(db, offer) };
  }

  const partnersOf = (db: Db, { id, isOwn }: Pick<Offer, 'id' | 'isOwn'>): Promise<OfferPartner[]> =>
    partnerViews(db, { linkTo }).of(id, { all: isOwn });

  /** Saves the classification, invites partners and updates the search index. */
  async function saveLinksAndIndex(
    tx: Tx,
    call: Call,
    offer: LockedOffer,
    write: OfferWrite,
    classification: Classification,
  ): Promise<Offer> {
    const { organisationId } = call.actor;
    await offerStore(tx, organisationId).file(offer, classification);
    const asked = await partnerStore(tx).replace(offer, write.partners, clock.now());
    const { title } = write.translations.de;
    for (const accountId of await partnerViews(tx, { linkTo }).peopleOf(asked))
      await notify(tx, {
        accountId,
        type: 'offer.partner_asked',
        data: { title },
        // The page of a draft is not visible to an invited partner.
        link: '/app/organisation/partners',
        now: clock.now(),
      });
    await offerIndexStore(tx).refresh([offer.id]);
    await showPicture(tx, organisationId, offer, write);
    return seen(tx, call, offer.id);
  }

  async function showPicture(
    tx: Tx,
    organisationId: number,
    offer: LockedOffer,
    { imageId, translations: { de, en } }: OfferWrite,
  ): Promise<void> {
    const store = offerStore(tx, organisationId);
    const published = await store.isShown(offer);
    const names = { de: de.title, en: en?.title ?? de.title };
    const uses = imageId === null ? [] : [{ resourceId: imageId, published }];
    await pictures.replaceUses(tx, organisationId, { kind: 'OFFER', id: offer.id, names }, uses);
    await store.showPicture(offer, imageId);
  }

  /** Drafts are not announced. */
  async function tellOf(
    tx: Tx,
    { actor: { organisationId } }: Call,
    { id, isPublic, translations }: Offer,
    type: 'offer.changed' | 'organisation.offer',
  ): Promise<void> {
    const title = translations?.de.title ?? '';
    if (isPublic) await tellWatchers(tx, { offerId: id, title, type, organisationId, now: clock.now() });
  }

  const record = auditFor(audit, 'offer');

  const create = (call: Call, write: OfferWrite): Promise<Offer> =>
    database.transaction(async (tx) => {
      const { organisationId } = call.actor;
      await lockOrganisation(tx, organisationId);
      const store = offerStore(tx, organisationId);
      if ((await store.countKept()) >= mostPerOrganisation) throw new DomainError('offer.limit_reached');
      const classification = await validateClassification(tx, organisationId, write);
      const created = await store.create(write, { state: write.state, now: clock.now() });
      await record(tx, call, 'offer.created', created.id);
      const offer = await saveLinksAndIndex(tx, call, created, write, classification);
      await tellOf(tx, call, offer, 'organisation.offer');
      return offer;
    });

  return {
    read: (call: PublicCall, id: number): Promise<Offer> => seen(database.kysely, call, id),

    async partners(call: PublicCall, id: number): Promise<{ items: OfferPartner[] }> {
      const { partners } = await seen(database.kysely, call, id);
      return { items: partners };
    },

    create: (call: Call, write: OfferWrite): Promise<Offer> => create(call, write),

    /** A staff member creates an offer for an existing organisation. */
    createFor: ({ actor, ...call }: Call, organisationId: number, write: OfferWrite): Promise<Offer> =>
      create({ ...call, actor: { ...actor, organisationId } }, write),

    update: (call: Call, id: number, { version, ...write }: Body<typeof offers.update>): Promise<Offer> =>
      database.transaction(async (tx) => {
        const { organisationId } = call.actor;
        await lockOrganisation(tx, organisationId);
        const store = offerStore(tx, organisationId);
        const before = orNotFound(await store.lock(id), 'not_found.offer');
        assertVersion(before.version, version);
        const classification = await validateClassification(tx, organisationId, write);
        await store.update(before, write, { state: write.state, now: clock.now() });
        if (before.state !== write.state) await record(tx, call, changeOf[write.state], id);
        const offer = await saveLinksAndIndex(tx, call, before, write, classification);
        await tellOf(tx, call, offer, before.published_at ? 'offer.changed' : 'organisation.offer');
        return offer;
      }),

    remove: (call: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const { organisationId } = call.actor;
        for (const post of await postStore(tx, organisationId).ofOffer(id))
          await pictures.removeUses(tx, organisationId, { kind: 'POST', id: post });
        await pictures.removeUses(tx, organisationId, { kind: 'OFFER', id });
        if (!(await offerStore(tx, organisationId).remove(id))) throw new DomainError('not_found.offer');
        await record(tx, call, 'offer.deleted', id);
      }),

    /** An organisation that was not invited gets the same answer as for a missing offer. */
    answerInvitation: ({ actor }: Call, id: number, { accepted }: { accepted: boolean }): Promise<void> =>
      database.transaction(async (tx) => {
        const answer = { organisationId: actor.organisationId, accepted, now: clock.now() };
        if (!(await partnerStore(tx).answer(id, answer))) throw new DomainError('not_found.offer');
      }),
  };
}

/**
 * Serialises counting the organisation's offers, and publishing with changes to its visibility, so that a published
 * offer cannot belong to an organisation that is being hidden.
 */
async function lockOrganisation(tx: Tx, organisationId: number): Promise<void> {
  await lockTenant(tx, organisationId);
  await lockExistingOrganisation(tx, organisationId);
}

/** Locks the organisation against deletion until the transaction ends. */
async function lockExistingOrganisation(tx: Tx, organisationId: number): Promise<void> {
  if (!(await organisationStore(tx, organisationId).lockIfNotDeleted()))
    throw new DomainError('not_found.organisation');
}

interface Classification {
  categoryIds: number[];
  tagIds: number[];
}

/** The ids of the classification; all errors are reported together. */
async function validateClassification(
  tx: Tx,
  organisationId: number,
  write: OfferWrite,
): Promise<Classification> {
  const classification = offerClassification(tx);
  const [hasType, categories, tags] = [
    await classification.hasType(write.offerType),
    await classification.categories(write.categories),
    await classification.tags(write.tags),
  ];
  const unknown = (path: string, asked: readonly string[], found: readonly { slug: string }[]) =>
    asked.flatMap((slug, place): FieldError[] =>
      found.some((each) => each.slug === slug) ? [] : [{ path: `${path}/${place}`, key: 'enum' }],
    );
  const wrong: FieldError[] = [
    ...(hasType ? [] : [{ path: 'offerType', key: 'enum' } as const]),
    ...unknown('categories', write.categories, categories),
    ...unknown('tags', write.tags, tags),
  ];
  if (wrong.length > 0) throw new DomainError('input.invalid', { fields: wrong });
  if (!write.location && !write.remote) throw invalid('location', 'required');
  for (const partner of write.partners.toSorted((a, b) => a - b)) await lockExistingOrganisation(tx, partner);
  const isKnown =
    (await partnerViews(tx, { linkTo: () => '' }).known(write.partners)) === write.partners.length;
  if (!isKnown || write.partners.includes(organisationId)) throw new DomainError('not_found.organisation');
  return { categoryIds: categories.map(({ id }) => id), tagIds: tags.map(({ id }) => id) };
}
