import { usePart } from '../behaviour/use-part.ts';
import { ClosedSelect } from './closed-select.tsx';
import type { SelectProps } from './select.tsx';

const loadSelect = () => import('./select.tsx');

type ToolSelectProps<Value extends string> = Required<
  Pick<SelectProps<Value>, 'options' | 'value' | 'onChange' | 'aria-label'>
>;

/** It chooses what a page shows. Most people never change it, so its list is loaded at the first use. */
export function ToolSelect<Value extends string>(props: ToolSelectProps<Value>) {
  const { part, whenReached, ask } = usePart(loadSelect);
  if (part) return <part.Select {...props} defaultOpen />;
  return (
    <ClosedSelect
      {...whenReached}
      aria-label={props['aria-label']}
      chosen={props.options.find(({ value }) => value === props.value)}
      onOpen={() => void ask()}
    />
  );
}
