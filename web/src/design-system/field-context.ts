import { createContext, useContext, useLayoutEffect } from 'react';

export interface FieldSettings {
  required: boolean;
  /** Called by controls a native label cannot name, such as buttons and groups. */
  namedByText: () => () => void;
}

const nothing = () => undefined;

export const FieldContext = createContext<FieldSettings>({ required: false, namedByText: () => nothing });

/** What a text control takes over from its field besides name, description and error, which Base UI wires. */
export function useFieldRequired(): { 'aria-required': true } | undefined {
  return useContext(FieldContext).required ? { 'aria-required': true } : undefined;
}

/** A click on the label then only moves focus: a native label would press a button. */
export function useFieldNamedByText(): void {
  const { namedByText } = useContext(FieldContext);
  useLayoutEffect(() => namedByText(), [namedByText]);
}
