import { Field } from '@base-ui/react/field';
import { ChevronsUpDown } from 'lucide-react';
import { cx } from './cx.ts';
import { useFieldNamedByText, useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';
import { OptionText } from './option-text.tsx';
import { Select, type SelectProps } from './select.tsx';
import { useStandIn } from './use-stand-in.ts';
import { useWords } from './words.ts';

type SoonSelectProps<Value extends string> = Omit<SelectProps<Value>, 'defaultOpen' | 'aria-label'>;

/** A select in a form that is seen first: its list is prepared when the form has been shown. */
export function SoonSelect<Value extends string>(props: SoonSelectProps<Value>) {
  const { isReal, isPressed, press, ref } = useStandIn<HTMLButtonElement>(props.ref);
  if (isReal) return <Select {...props} ref={ref} defaultOpen={isPressed} />;
  return <StandIn {...props} ref={ref} onPress={press} />;
}

function StandIn<Value extends string>({
  options,
  value,
  onBlur,
  placeholder,
  disabled,
  ref,
  className,
  onPress,
}: SoonSelectProps<Value> & { onPress: () => void }) {
  const words = useWords();
  useFieldNamedByText();
  const required = useFieldRequired();
  const chosen = options.find((option) => option.value === value);
  return (
    <Field.Control
      disabled={disabled}
      className={cx(inputClass, 'flex items-center gap-2 pr-[10px] text-left', className)}
      render={
        <button
          ref={ref}
          type="button"
          role="combobox"
          {...required}
          aria-haspopup="listbox"
          aria-expanded={false}
          onBlur={onBlur}
          onClick={onPress}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown' || key === 'ArrowUp') onPress();
          }}
        >
          <span className="flex min-w-0 flex-1">
            {chosen ? (
              <OptionText option={chosen} />
            ) : (
              <span className="flex-1 truncate text-text-muted">{placeholder ?? words.choose}</span>
            )}
          </span>
          <ChevronsUpDown size={16} aria-hidden="true" className="text-text-muted" />
        </button>
      }
    />
  );
}
