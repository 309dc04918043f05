import { createContext, useContext, useLayoutEffect } from 'react';

export interface FieldSettings {
  required: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  labelId: string | undefined;
  /** The ids of hint and error, for controls of our own. */
  describedBy: string | undefined;
  /** Called by controls a native label cannot name, such as buttons and groups. */
  namedByText: () => () => void;
}

const nothing = () => undefined;

export const FieldContext = createContext<FieldSettings>({
  required: false,
  isInvalid: false,
  isDisabled: false,
  labelId: undefined,
  describedBy: undefined,
  namedByText: () => nothing,
});

/** What a text control takes over from its field besides name, description and error, which Base UI wires. */
export function useFieldRequired(): { 'aria-required': true } | undefined {
  return useContext(FieldContext).required ? { 'aria-required': true } : undefined;
}

/** A click on the label then only moves focus: a native label would press a button. */
export function useFieldNamedByText(): void {
  const { namedByText } = useContext(FieldContext);
  useLayoutEffect(() => namedByText(), [namedByText]);
}

/** What a group takes over from its field. */
export function useFieldGroup() {
  useFieldNamedByText();
  const { required, isInvalid, isDisabled, labelId, describedBy } = useContext(FieldContext);
  return {
    isInvalid,
    isDisabled,
    'aria-required': required || undefined,
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
  };
}
