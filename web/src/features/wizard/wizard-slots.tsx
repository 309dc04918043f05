import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  bar: HTMLElement | null;
  notice: HTMLElement | null;
}

/** The frame stays while the steps change; each step puts its own words into the frame's bar. */
export const WizardSlots = createContext<Slots>({ bar: null, notice: null });

export function InBar({ children }: { children: ReactNode }) {
  const { bar } = useContext(WizardSlots);
  return bar && createPortal(children, bar);
}

/** Above the bar, in sight wherever the page is scrolled to. */
export function AboveBar({ children }: { children: ReactNode }) {
  const { notice } = useContext(WizardSlots);
  return notice && createPortal(children, notice);
}
