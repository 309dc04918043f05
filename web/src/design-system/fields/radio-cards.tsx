import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../behaviour/cx.ts';
import { type Focusable, useGroupFocus } from '../buttons/use-group-focus.ts';
import { RadioInput } from './radio-input.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  /** The picture is decorative, has the ratio 4:3 and is shown as a thumbnail of 76 by 57. */
  picture?: ReactNode;
  /** It is below the text, for example effort and effect of a measure. */
  footer?: ReactNode;
  /** It explains the chosen card and may contain controls. */
  detail?: ReactNode;
  disabled?: boolean;
}

export type RadioCardsProps<Value extends string> = Named & {
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  required?: boolean;
  ref?: Ref<Focusable>;
  /** The class sets the grid, for example two columns: `sm:grid-cols-2`. */
  className?: string | undefined;
};

/** A visible heading above the cards names them, or a label for screen readers. */
type Named = { 'aria-label': string } | { 'aria-labelledby': string };

/** The whole card is clickable. */
export function RadioCards<Value extends string>({
  cards,
  value,
  onChange,
  required = false,
  ref,
  className,
  ...name
}: RadioCardsProps<Value>) {
  const group = useGroupFocus(ref);
  const groupName = useId();
  const evenRows = !cards.some((card) => card.detail);
  return (
    <div
      ref={group}
      role="radiogroup"
      {...name}
      aria-required={required || undefined}
      className={cx('grid gap-2', evenRows && 'auto-rows-fr', className)}
    >
      {cards.map((card) => {
        const isChosen = card.value === value;
        return (
          <div
            key={card.value}
            className={cx(
              cardFrame,
              isChosen ? chosenFrame : 'hover:border-control-line',
              card.disabled && 'opacity-55',
            )}
          >
            <label
              className={cx(cardRow, card.picture ? 'pl-[9px]' : 'pl-4', !card.disabled && 'cursor-pointer')}
            >
              {card.picture && (
                <span className="block h-[57px] w-[76px] shrink-0 overflow-hidden rounded-[4px] *:size-full *:object-cover">
                  {card.picture}
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className="block leading-[1.25] font-strong text-text">{card.title}</span>
                {card.description && (
                  <span className="mt-[3px] block text-small leading-[1.35] text-text-muted">
                    {card.description}
                  </span>
                )}
                {card.footer && <span className="mt-2 block text-small text-text-soft">{card.footer}</span>}
              </span>
              <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
                <RadioInput
                  name={groupName}
                  value={card.value}
                  checked={isChosen}
                  disabled={card.disabled}
                  onChange={() => onChange(card.value)}
                  className="focus-quiet size-[22px]"
                />
                {isChosen && (
                  <Check
                    size={14}
                    className="pointer-events-none stroke-[2.5] text-ink forced-colors:text-[Highlight]"
                  />
                )}
              </span>
            </label>
            {card.detail && isChosen && (
              <div className={cx('pr-[14px] pb-[14px]', card.picture ? 'pl-[14px] sm:pl-[99px]' : 'pl-4')}>
                {card.detail}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

const cardFrame = 'focus-host panel grid transition-[border-color]';

const chosenFrame = 'border-text inset-ring inset-ring-text forced-colors:border-[Highlight]';

const cardRow = 'flex min-h-[76px] items-center gap-[14px] py-[9px] pr-[14px]';
