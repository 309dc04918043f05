import { Field } from '@base-ui/react/field';
import { useStandIn } from '../behaviour/use-stand-in.ts';
import { ClosedSelect } from './closed-select.tsx';
import { useFieldNamedByText, useFieldRequired } from './field-context.ts';
import { Select, type SelectProps } from './select.tsx';

type SoonSelectProps<Value extends string> = Omit<SelectProps<Value>, 'defaultOpen' | 'aria-label'>;

/** In a form on the first screen the select is created after the form was shown. */
export function SoonSelect<Value extends string>(props: SoonSelectProps<Value>) {
  const { isReal, pressed, press, ref } = useStandIn<HTMLButtonElement>(props.ref);
  if (isReal) return <Select {...props} ref={ref} defaultOpen={pressed !== null} />;
  return <StandIn {...props} ref={ref} onOpen={() => press()} />;
}

function StandIn<Value extends string>({
  options,
  value,
  onBlur,
  placeholder,
  disabled,
  ref,
  className,
  onOpen,
}: SoonSelectProps<Value> & { onOpen: () => void }) {
  useFieldNamedByText();
  const required = useFieldRequired();
  return (
    <Field.Control
      disabled={disabled}
      className={className}
      render={
        <ClosedSelect
          ref={ref}
          {...required}
          chosen={options.find((option) => option.value === value)}
          placeholder={placeholder}
          onBlur={onBlur}
          onOpen={onOpen}
        />
      }
    />
  );
}
