import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { SectorMark, sectorText } from '../../../design-system/pictures/sector-mark.tsx';
import { OrganisationTile } from '../../../domain/marketplace/organisation-tile.tsx';
import { VerifiedMark } from '../../../domain/marketplace/verified-mark.tsx';
import { WrittenText } from '../../../lib/formats/written-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import styles from './offer.module.css';
import { OfferPicture } from './offer-picture.tsx';

export function OfferHead({ offer }: { offer: Offer }) {
  const { t } = useTranslate();
  const { organisation, categories, offerType } = offer;
  const sector = categories[0]?.sector ?? 'e';
  return (
    <header className={styles.head}>
      <div className="grid content-end gap-4">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-text-muted">
          <span className={cx('inline-flex items-center gap-2 font-strong', sectorText[sector])}>
            <SectorMark sector={sector} />
            {t(`common.sectorLong.${sector}`)}
          </span>
          <span>{offerType.name}</span>
          {categories.map(({ slug, name }) => (
            <SiteLink key={slug} href={`/marketplace?categories=${slug}`} className="hover:underline">
              {name}
            </SiteLink>
          ))}
        </p>
        <h1 className="type-display">
          <WrittenText>{offer.title}</WrittenText>
        </h1>
        <p className="type-lead measure">
          <WrittenText>{offer.summary}</WrittenText>
        </p>
        <p className="mt-2 flex items-center gap-4">
          <OrganisationTile name={organisation.name} logoUrl={organisation.logoUrl} />
          <span className="flex flex-wrap items-center gap-x-2">
            <SiteLink href={`/organisations/${organisation.slug}`} className="link font-strong">
              {organisation.name}
            </SiteLink>
            {organisation.verified && <VerifiedMark />}
          </span>
        </p>
      </div>
      <OfferPicture offer={offer} sector={sector} />
    </header>
  );
}
