import type { Resource } from '@metra/contract/operations/resources';
import type { Focus } from '@metra/contract/shapes/images';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MIDDLE, pointIn, stepped } from './focus-steps.ts';

interface FocusPickerProps {
  image: NonNullable<Resource['image']>;
  value: Focus | null;
  onChange: (focus: Focus | null) => void;
}

/** The point of a picture that stays in sight, set by a press or by arrow keys, with two crops that show what it does. */
export function FocusPicker({ image, value, onChange }: FocusPickerProps) {
  const { t } = useTranslate();
  const focus = value ?? MIDDLE;
  const source = image.previewUrl ?? '';
  const place = { left: `${focus.x * 100}%`, top: `${focus.y * 100}%` };
  const objectPosition = `${place.left} ${place.top}`;
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-label={t('files.focus.label', {
          x: Math.round(focus.x * 100),
          y: Math.round(focus.y * 100),
        })}
        aria-describedby="focus-hint"
        onClick={(event) => {
          // Pressed by the keyboard it has no place: there the arrows move it.
          if (event.detail > 0) onChange(pointIn(event.currentTarget.getBoundingClientRect(), event));
        }}
        onKeyDown={(event) => {
          const next = stepped(focus, event.key);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
        className="relative block max-w-full cursor-crosshair justify-self-center overflow-hidden rounded-control bg-surface-sunken"
      >
        <img
          src={source}
          alt=""
          width={image.width}
          height={image.height}
          className="block h-auto max-h-[320px] w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          style={place}
          className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink bg-current-value ring-2 ring-surface"
        />
      </button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id="focus-hint" className="text-small text-text-muted">
          {t('files.focus.hint')}
        </p>
        {value && (
          <button type="button" className="link text-small" onClick={() => onChange(null)}>
            {t('files.focus.middle')}
          </button>
        )}
      </div>
      <div aria-hidden="true" className="flex h-16 gap-3">
        <img
          src={source}
          alt=""
          style={{ objectPosition }}
          className="h-16 min-w-0 flex-1 rounded-chip object-cover"
        />
        <img src={source} alt="" style={{ objectPosition }} className="size-16 rounded-chip object-cover" />
      </div>
    </div>
  );
}
