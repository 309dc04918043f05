import type { OfferPartner } from '@metra/contract/shapes/offer-shapes';
import { Check } from 'lucide-react';
import { OrganisationTile } from '../../../domain/marketplace/organisation-tile.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';

/** Only partners that have agreed are named. */
export function PartnerRows({ partners }: { partners: readonly OfferPartner[] }) {
  const { t } = useTranslate();
  return (
    <ul className="border-t border-text">
      {partners.map(({ id, slug, name, logoUrl }) => (
        <li
          key={id}
          className="focus-host group relative flex items-center gap-4 border-b border-line-strong py-4"
        >
          <OrganisationTile name={name} logoUrl={logoUrl} />
          <SiteLink
            href={`/organisations/${slug}`}
            className="font-strong underline-offset-3 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </SiteLink>
          <span className="ml-auto inline-flex items-center gap-2 text-small text-success-text">
            <Check size={15} aria-hidden="true" />
            {t('offer.agreed')}
          </span>
        </li>
      ))}
    </ul>
  );
}
