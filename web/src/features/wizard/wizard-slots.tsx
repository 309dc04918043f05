import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  bar: HTMLElement | null;
  notice: HTMLElement | null;
}

const FilledSlots = createContext<Slots>({ bar: null, notice: null });

interface SlotRefs {
  bar: (place: HTMLElement | null) => void;
  notice: (place: HTMLElement | null) => void;
}

const nowhere = () => undefined;
const RefsOfSlots = createContext<SlotRefs>({ bar: nowhere, notice: nowhere });

/** The frame stays while the steps change; each step puts its own words into the frame's bar. */
export function WithSlots({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar, notice }), [bar, notice]);
  // Apart from what fills them: a frame that has its slots is not drawn again.
  const refs = useMemo(() => ({ bar: setBar, notice: setNotice }), []);
  return (
    <RefsOfSlots value={refs}>
      <FilledSlots value={slots}>{children}</FilledSlots>
    </RefsOfSlots>
  );
}

export function BarSlot() {
  return <div ref={useContext(RefsOfSlots).bar} className="contents" />;
}

export function NoticeSlot() {
  return <div ref={useContext(RefsOfSlots).notice} className="grid gap-2" />;
}

export function InBar({ children }: { children: ReactNode }) {
  const { bar } = useContext(FilledSlots);
  return bar && createPortal(children, bar);
}

/** Above the bar, in sight wherever the page is scrolled to. */
export function AboveBar({ children }: { children: ReactNode }) {
  const { notice } = useContext(FilledSlots);
  return notice && createPortal(children, notice);
}
