import type { Sector } from '@metra/contract/core/primitives';
import { cx } from '../../design-system/behaviour/cx.ts';
import { SectorMark, sectorText } from '../../design-system/pictures/sector-mark.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function SectorName({ sector }: { sector: Sector }) {
  const { t } = useTranslate();
  return (
    <span
      className={cx('inline-flex items-center gap-2 text-small leading-ui font-strong', sectorText[sector])}
    >
      <SectorMark sector={sector} size={12} />
      {t(`common.sectorLong.${sector}`)}
    </span>
  );
}
