import type { PublicMeasure } from '@metra/contract/operations/frontend';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

type Level = PublicMeasure['effort'];

const LEVELS: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH'];

export function LevelMeter({ name, level }: { name: string; level: Level }) {
  const { t } = useTranslate();
  const reached = LEVELS.indexOf(level);
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className="text-text-muted">{name}</span>
      <svg aria-hidden="true" width="26" height="14" viewBox="0 0 26 14">
        {LEVELS.map((one, index) => (
          <rect
            key={one}
            className={index <= reached ? 'fill-text' : 'fill-line-strong'}
            x={index * 9}
            y={8 - index * 4}
            width="6"
            height={6 + index * 4}
          />
        ))}
      </svg>
      {t(`metra-lite.wizard.measures.level.${level}`)}
    </span>
  );
}
