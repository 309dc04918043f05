import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ContentPictures } from '../../resources/resources.module.ts';
import { offerStore } from './offers.store.ts';

interface DeliveredOffer {
  id: number;
  organisationId: number;
  slug: string;
  names: Record<Language, string>;
}

/** Offers of the demo without a picture that were never changed. */
export async function deliveredOffers(tx: Tx): Promise<DeliveredOffer[]> {
  const { rows } = await sql<DeliveredOffer>`
    select id, organisation_id as "organisationId", delivered_as as slug,
      jsonb_build_object('de', translations #>> '{de,title}',
        'en', coalesce(translations #>> '{en,title}', translations #>> '{de,title}')) as names
    from offers where delivered_as is not null and image_id is null and version = 1 and state = 'PUBLISHED'
    order by id`.execute(tx);
  return rows;
}

export async function showDeliveredPicture(
  tx: Tx,
  { id, organisationId, imageId, names }: Omit<DeliveredOffer, 'slug'> & { imageId: number },
  pictures: Pick<ContentPictures, 'replaceUses'>,
): Promise<void> {
  const store = offerStore(tx, organisationId);
  const offer = await store.lock(id);
  if (!offer) return;
  const uses = [{ resourceId: imageId, published: true }];
  await pictures.replaceUses(tx, organisationId, { kind: 'OFFER', id, names }, uses);
  await store.showPicture(offer, imageId);
}
