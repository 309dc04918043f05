import { CircleAlert, CircleCheck, CloudOff, type LucideIcon, PencilLine, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../design-system/feedback/spinner.tsx';
import type { SaveState } from './save-state.ts';

const ICONS: Readonly<Record<Exclude<SaveState, 'saving'>, LucideIcon>> = {
  saved: CircleCheck,
  waiting: PencilLine,
  offline: CloudOff,
  refused: CircleAlert,
  conflict: Users,
};

const needsPerson = (state: SaveState): boolean => state === 'refused' || state === 'conflict';

/** Tells in one line whether input is saved; `children` are the words for the state. */
export function SaveStatus({ state, children }: { state: SaveState; children: ReactNode }) {
  const Icon = state === 'saving' ? null : ICONS[state];
  return (
    <span
      role="status"
      // A screen reader would otherwise interrupt the person after every pause.
      aria-live={needsPerson(state) || state === 'offline' ? 'polite' : 'off'}
      data-state={state}
      className={`inline-flex items-center gap-2 ${needsPerson(state) ? 'text-danger-text' : ''}`}
    >
      {Icon ? <Icon size={16} aria-hidden="true" className="shrink-0" /> : <Spinner size={16} />}
      <span>{children}</span>
    </span>
  );
}
