import { ChevronsUpDown } from 'lucide-react';
import { cx } from './cx.ts';
import { inputClass } from './input-style.ts';
import { OptionText } from './option-text.tsx';
import type { SelectProps } from './select.tsx';
import { usePart } from './use-part.ts';

const loadSelect = () => import('./select.tsx');

type ToolSelectProps<Value extends string> = Required<
  Pick<SelectProps<Value>, 'options' | 'value' | 'onChange' | 'aria-label'>
>;

/** Chooses what a page shows. Outside of forms, where most people leave it as it is: its list comes with the first use. */
export function ToolSelect<Value extends string>(props: ToolSelectProps<Value>) {
  const { part, whenReached, ask } = usePart(loadSelect);
  if (part) return <part.Select {...props} defaultOpen />;
  const chosen = props.options.find(({ value }) => value === props.value);
  return (
    <button
      type="button"
      role="combobox"
      aria-label={props['aria-label']}
      aria-haspopup="listbox"
      aria-expanded={false}
      className={cx(inputClass, 'flex items-center gap-2 pr-[10px] text-left')}
      {...whenReached}
      onClick={ask}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') void ask();
      }}
    >
      <span className="flex min-w-0 flex-1">{chosen && <OptionText option={chosen} />}</span>
      <ChevronsUpDown size={16} aria-hidden="true" className="text-text-muted" />
    </button>
  );
}
