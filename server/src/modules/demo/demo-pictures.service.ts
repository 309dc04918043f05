import { Readable } from 'node:stream';
import { fallbackPicture, type Sector, toSvg } from '@metra/pictures';
import sharp from 'sharp';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { readDelivered } from '../../platform/delivered-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliveredOffers, showDeliveredPicture } from '../marketplace/marketplace.module.ts';
import { operatorId, organisationsStore, showDeliveredLogo } from '../organisations/organisations.module.ts';
import { pictureDelivery } from '../resources/resources.module.ts';
import { type DemoOffer, readDemoMarketplace } from './demo-marketplace-data.ts';

type Needs = Pick<
  Platform,
  'database' | 'files' | 'receiveFile' | 'signedLinks' | 'clock' | 'jobs' | 'signals'
>;

/** This is large enough for a page on a phone, because the drawings are flat. */
const pictureSize = { width: 800, height: 600 };
const logoSize = { width: 240, height: 240 };

async function drawn(id: string, sector: Sector, size: { width: number; height: number }): Promise<Buffer> {
  const svg = toSvg(fallbackPicture(id, sector), size);
  return sharp(Buffer.from(svg))
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer();
}

/** Creates logos and pictures of the demo's offers. A picture that somebody removed stays removed. */
export async function ensureDemoPictures(platform: Needs): Promise<void> {
  const { database, clock } = platform;
  const { organisations, offers } = readDemoMarketplace();
  const sectorOf = sectorsByCategory();
  const delivery = pictureDelivery(platform);
  const file = (bytes: Buffer, name: string) => ({ stream: Readable.from([bytes]), fileName: name });

  // Each picture is written in its own transaction, and servers that start at the same time do not draw the same one
  // twice.
  await database.transaction(async (tx) => {
    await lockTenant(tx, await operatorId(tx));
    for (const { id, organisationId, slug, names } of await deliveredOffers(tx)) {
      const offer = offers.find((each) => each.slug === slug);
      if (!offer) continue;
      const bytes = await drawn(slug, sectorOf(offer), pictureSize);
      const imageId = await delivery.keep(organisationId, 'IMAGE', file(bytes, `${slug}.png`));
      await showDeliveredPicture(tx, { id, organisationId, imageId, names }, delivery.images);
    }
    for (const { slug } of organisations) {
      const id = await organisationsStore(tx).idOf(slug);
      if (id === undefined || (await delivery.hasLogo(id))) continue;
      const sector = sectorOf(offers.find(({ organisation }) => organisation === slug));
      const bytes = await drawn(slug, sector, logoSize);
      const logo = await delivery.keep(id, 'LOGO', file(bytes, `${slug}.png`));
      await showDeliveredLogo(tx, id, logo, clock.now());
    }
  });
}

function sectorsByCategory() {
  const categories = readDelivered<{ slug: string; sector: Sector }[]>('categories');
  return (offer: DemoOffer | undefined): Sector =>
    categories.find(({ slug }) => slug === offer?.categories[0])?.sector ?? 'e';
}
