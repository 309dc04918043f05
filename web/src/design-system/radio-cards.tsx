import { Field } from '@base-ui/react/field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { useFieldNamedByText, useFieldRequired } from './field-context.ts';
import { type Focusable, useGroupFocus } from './use-group-focus.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  /** Decorative picture, 4:3, shown as a thumbnail of 76 by 57. */
  picture?: ReactNode;
  /** Stands below the text, for example effort and effect of a measure. */
  footer?: ReactNode;
  /** What is worth knowing of the chosen one; it may hold controls of its own. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<Focusable>;
  /** The grid, for example two columns: `sm:grid-cols-2`. */
  className?: string | undefined;
}

/** One of several things worth a picture and a sentence. The whole card is the target. */
export function RadioCards<Value extends string>({
  cards,
  value,
  onChange,
  onBlur,
  name,
  disabled,
  ref,
  className,
  ...rest
}: RadioCardsProps<Value>) {
  useFieldNamedByText();
  const required = useFieldRequired();
  const group = useGroupFocus(ref);
  const evenRows = !cards.some((card) => card.detail);
  return (
    <BaseRadioGroup
      ref={group}
      {...required}
      {...rest}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      onBlur={onBlur}
      name={name}
      disabled={disabled}
      className={cx('grid gap-2', evenRows && 'auto-rows-fr', className)}
    >
      {cards.map((card) => (
        <Field.Item key={card.value} className={cardFrame}>
          <Field.Label className={cx(cardRow, card.picture ? 'pl-[9px]' : 'pl-4')}>
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
            <Radio.Root
              value={card.value}
              disabled={card.disabled}
              className="focus-quiet grid size-[22px] shrink-0 place-items-center rounded-full border-[1.5px] border-control-line bg-surface text-ink transition-colors data-checked:border-ink data-checked:bg-current-value"
            >
              <Radio.Indicator className="forced-colors:text-[Highlight]">
                <Check size={14} className="stroke-[2.5]" />
              </Radio.Indicator>
            </Radio.Root>
          </Field.Label>
          {card.detail && card.value === value && (
            <div className={cx('pr-[14px] pb-[14px]', card.picture ? 'pl-[14px] sm:pl-[99px]' : 'pl-4')}>
              {card.detail}
            </div>
          )}
        </Field.Item>
      ))}
    </BaseRadioGroup>
  );
}

const cardFrame = cx(
  'focus-host panel grid transition-[border-color]',
  'not-has-data-checked:hover:border-control-line has-data-checked:border-text has-data-checked:inset-ring has-data-checked:inset-ring-text',
  'forced-colors:has-data-checked:border-[Highlight] has-data-disabled:opacity-55',
);

const cardRow =
  'flex min-h-[76px] cursor-pointer items-center gap-[14px] py-[9px] pr-[14px] has-data-disabled:cursor-default';
