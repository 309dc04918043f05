import { Input } from '@base-ui/react/input';
import { ChevronsUpDown, X } from 'lucide-react';
import { cx } from '../behaviour/cx.ts';
import { useStandIn } from '../behaviour/use-stand-in.ts';
import { useWords } from '../behaviour/words.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { useFieldRequired } from './field-context.ts';
import { bareInput, groupFrame, innerButton } from './input-style.ts';

type SoonComboboxProps<Value extends string> = Omit<ComboboxProps<Value>, 'begun'>;

/** In a form on the first screen the combobox is created after the form was shown. */
export function SoonCombobox<Value extends string>(props: SoonComboboxProps<Value>) {
  const { isReal, pressed, press, ref } = useStandIn<HTMLInputElement>(props.ref);
  if (isReal) return <Combobox {...props} ref={ref} begun={pressed} />;
  return <StandIn {...props} ref={ref} onPress={press} />;
}

function StandIn<Value extends string>({
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  ref,
  className,
  onPress,
}: SoonComboboxProps<Value> & { onPress: (typed?: string) => void }) {
  const words = useWords();
  const required = useFieldRequired();
  return (
    <div className={cx(groupFrame, 'min-h-(--control) pr-1', className)}>
      <Input
        ref={ref}
        role="combobox"
        {...required}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        value={value?.label ?? ''}
        // The real combobox appears at once and receives the input.
        onChange={({ target }) => onPress(target.value)}
        onClick={() => onPress()}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') onPress();
        }}
        onBlur={onBlur}
        placeholder={placeholder ?? words.search}
        disabled={disabled}
        className={bareInput}
      />
      {value && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.clear}
          disabled={disabled}
          className={innerButton}
          onClick={() => onChange(null)}
        >
          <X size={16} />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.choose}
        disabled={disabled}
        className={innerButton}
        onClick={() => onPress()}
      >
        <ChevronsUpDown size={16} />
      </button>
    </div>
  );
}
