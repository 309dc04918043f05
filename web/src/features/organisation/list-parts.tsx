import type { OrganisationReference } from '@metra/contract/shapes/offer-shapes';
import { Monogram } from '../../design-system/pictures/avatar.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';

/** The name of an organisation with its mark; a link where others may see its page. */
export function OrganisationName({ of, isLink = true }: { of: OrganisationReference; isLink?: boolean }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Monogram name={of.name} src={of.logoUrl} size="sm" />
      {isLink ? (
        <FrameLink href={`/organisations/${of.slug}`} className="link wrap-anywhere">
          {of.name}
        </FrameLink>
      ) : (
        <span className="wrap-anywhere">{of.name}</span>
      )}
    </span>
  );
}
