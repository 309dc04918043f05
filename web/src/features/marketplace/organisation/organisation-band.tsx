import type { Organisation } from '@metra/contract/operations/organisations';
import { BadgeCheck } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { MeasuringEdge } from '../../../design-system/pictures/measuring-edge.tsx';
import { OrganisationTile } from '../../../domain/marketplace/organisation-tile.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ShareButton } from '../offer/share-button.tsx';
import { WatchButton } from '../offer/watch-button.tsx';
import styles from './organisation-band.module.css';
import { SeededShapes } from './seeded-shapes.tsx';

const TONE = { e: styles.e, s: styles.s, g: styles.g };

interface OrganisationBandProps {
  organisation: Organisation;
  sector: 'e' | 's' | 'g';
}

/** The header has the colour of the sector in which the organisation is most active. */
export function OrganisationBand({ organisation, sector }: OrganisationBandProps) {
  const { t } = useTranslate();
  const { id, slug, name, slogan, logoUrl, verified } = organisation;
  return (
    <header className={cx(styles.band, TONE[sector])}>
      <div className={styles.shapes}>
        <SeededShapes sector={sector} seed={slug} />
      </div>
      <div className={cx('wrap', styles.row)}>
        <OrganisationTile
          name={name}
          logoUrl={logoUrl}
          size="xl"
          className={logoUrl ? undefined : styles.tile}
        />
        <div className="grid justify-items-start gap-3">
          <h1 className="type-display">{name}</h1>
          {slogan && <p className="text-lead">{slogan}</p>}
          {verified && (
            <p className="inline-flex items-center gap-2 text-ui font-medium">
              <BadgeCheck size={17} aria-hidden="true" />
              {t('organisations.checked')}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-3">
            <WatchButton of={{ organisationId: id }} path={`/organisations/${slug}`} variant="current" />
            <ShareButton title={name} isOnColour />
          </div>
        </div>
      </div>
      <MeasuringEdge tone="ink" className={styles.edge} />
    </header>
  );
}
