import { CircleAlert, CircleCheck, CloudOff, type LucideIcon, PencilLine, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../design-system/feedback/spinner.tsx';
import { formatTime } from '../formats/date-formats.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import type { SaveState } from './save-state.ts';

const ICONS: Readonly<Record<Exclude<SaveState, 'saving'>, LucideIcon>> = {
  saved: CircleCheck,
  typed: PencilLine,
  waiting: PencilLine,
  offline: CloudOff,
  refused: CircleAlert,
  conflict: Users,
};

const needsPerson = (state: SaveState): boolean => state === 'refused' || state === 'conflict';

interface SaveStatusProps {
  state: SaveState;
  savedAt?: string | null;
  /** It replaces the usual explanation of the state; null leaves it out. */
  explanation?: ReactNode;
}

/** Tells in one line whether input is saved. */
export function SaveStatus({ state, savedAt, explanation }: SaveStatusProps) {
  const { t } = useTranslate();
  const Icon = state === 'saving' ? null : ICONS[state];
  const isExplained = state !== 'saved' && state !== 'waiting' && state !== 'saving';
  const more = explanation === undefined && isExplained ? t(`forms.save.explanation.${state}`) : explanation;
  return (
    <span
      role="status"
      // A screen reader would otherwise interrupt the person after every pause.
      aria-live={needsPerson(state) || state === 'offline' ? 'polite' : 'off'}
      data-state={state}
      className={`inline-flex items-center gap-2 ${needsPerson(state) ? 'text-danger-text' : ''}`}
    >
      {Icon ? <Icon size={16} aria-hidden="true" className="shrink-0" /> : <Spinner size={16} />}
      <span>
        {state === 'saved' && savedAt
          ? t('forms.save.savedAt', { time: formatTime(savedAt) })
          : t(`forms.save.${state}`)}
        {more && <>. {more}</>}
      </span>
    </span>
  );
}
