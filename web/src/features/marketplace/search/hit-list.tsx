import { cx } from '../../../design-system/behaviour/cx.ts';
import { SectorMark } from '../../../design-system/pictures/sector-mark.tsx';
import { OrganisationTile } from '../../../domain/marketplace/organisation-tile.tsx';
import { townOf, wholeKm } from '../../../domain/marketplace/town.ts';
import { VerifiedMark } from '../../../domain/marketplace/verified-mark.tsx';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { WrittenText } from '../../../lib/formats/written-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import styles from './hit-list.module.css';
import type { ShownHit } from './market-results.ts';

interface HitListProps {
  hits: readonly ShownHit[];
  /** The pointer is on this hit or its mark on the map. */
  present: number | null;
  onPresent: (id: number | null) => void;
  isDimmed: boolean;
}

export function HitList({ hits, present, onPresent, isDimmed }: HitListProps) {
  return (
    <ol className={cx(styles.hits, isDimmed && styles.dimmed)}>
      {hits.map((hit) => (
        <li
          key={hit.id}
          id={`offer-${hit.id}`}
          className={cx(styles.hit, 'focus-host group', hit.id === present && styles.present)}
          onPointerEnter={() => onPresent(hit.id)}
          onPointerLeave={() => onPresent(null)}
          onFocus={() => onPresent(hit.id)}
          onBlur={() => onPresent(null)}
        >
          <Hit hit={hit} />
        </li>
      ))}
    </ol>
  );
}

function Hit({ hit }: { hit: ShownHit }) {
  const { organisation, type, priceHint } = hit;
  return (
    <>
      <OrganisationTile name={organisation.name} logoUrl={organisation.logoUrl} size="lg" />
      <div className="min-w-0">
        <h2 className={styles.title}>
          <SiteLink
            href={`/marketplace/offers/${hit.id}`}
            className="underline-offset-3 group-hover:underline after:absolute after:inset-0"
          >
            <WrittenText>{hit.title}</WrittenText>
          </SiteLink>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ui text-text-muted">
          {organisation.name}
          {organisation.verified && <VerifiedMark />}
        </p>
        <p className="mt-2 max-w-[74ch] text-text-soft">
          <WrittenText>{hit.summary}</WrittenText>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <Reason hit={hit} />
          <span className="text-text-muted">{[type, priceHint].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      <Distance hit={hit} />
    </>
  );
}

const BY_WORDS: readonly string[] = ['WORDS', 'SYNONYM', 'PART', 'RELATED', 'CORRECTED'];

/** The line says why the offer was found: matching words, its age, and on a phone its distance. */
function Reason({ hit: { reasons, sector, category, distanceKm } }: { hit: ShownHit }) {
  const { t } = useTranslate();
  const words = [
    ...new Set(reasons.flatMap(({ kind, text }) => (BY_WORDS.includes(kind) && text ? [text] : []))),
  ];
  const has = (wanted: string) => reasons.some(({ kind }) => kind === wanted);
  const reasonTexts = [
    words.length > 0 ? t('market.reason.words', { words: words.join(', ') }) : category,
    has('NEW') && t('market.reason.new'),
  ].filter(Boolean);
  const reach = distanceKm === null ? has('REMOTE') && t('offers.online') : `${wholeKm(distanceKm)} km`;
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <SectorMark sector={sector} />
      <span>
        <span className="sr-only">{t(`common.sectorLong.${sector}`)}: </span>
        {reasonTexts.join(' · ')}
        {reach && <span className="md:hidden"> · {reach}</span>}
      </span>
    </span>
  );
}

function Distance({ hit: { distanceKm, location, remote } }: { hit: ShownHit }) {
  const { t, language } = useTranslate();
  return (
    <p className="grid justify-items-end gap-1 text-right max-md:hidden">
      {distanceKm === null ? (
        <span className="leading-[1.75rem] font-medium">{remote ? t('offers.online') : ''}</span>
      ) : (
        <span className="whitespace-nowrap">
          <span className="type-value text-[1.75rem] leading-[1.75rem]">
            {formatNumber(wholeKm(distanceKm), language)}
          </span>{' '}
          <span className="text-ui text-text-soft">km</span>
        </span>
      )}
      {location && <span className="type-small text-text-muted">{townOf(location.label)}</span>}
    </p>
  );
}
