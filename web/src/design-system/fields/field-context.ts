import { createContext, useContext, useLayoutEffect } from 'react';

export interface FieldSettings {
  required: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  labelId: string | undefined;
  /** Custom controls need the ids of hint and error. */
  describedBy: string | undefined;
  /** Controls that a native label cannot name, such as buttons and groups, call it. */
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

/** Base UI connects name, description and error, so a text control needs only this from its field. */
export function useFieldRequired(): { 'aria-required': true } | undefined {
  return useContext(FieldContext).required ? { 'aria-required': true } : undefined;
}

/** A click on the label then only moves the focus, because a native label would press a button. */
export function useFieldNamedByText(): void {
  const { namedByText } = useContext(FieldContext);
  useLayoutEffect(() => namedByText(), [namedByText]);
}

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
