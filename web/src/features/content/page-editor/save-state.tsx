import { CircleAlert, CircleCheck, CloudOff, type LucideIcon, PencilLine, Users } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import type { SaveState as State } from '../../../lib/autosave/save-state.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { PageDraft } from './page-draft.ts';

const ICONS: Readonly<Record<Exclude<State, 'saving'>, LucideIcon>> = {
  saved: CircleCheck,
  waiting: PencilLine,
  offline: CloudOff,
  refused: CircleAlert,
  conflict: Users,
};

interface SaveStateProps {
  draft: PageDraft;
  state: State;
  refusal: string | undefined;
  onChoose: () => void;
}

export function SaveState({ draft, state, refusal, onChoose }: SaveStateProps) {
  const { t } = useTranslate();
  const Icon = state === 'saving' ? null : ICONS[state];
  const isBad = state === 'refused' || state === 'conflict';
  return (
    <div className="flex min-h-(--control-sm) flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <p
        role="status"
        // Every pause would otherwise be read out; what is wrong is.
        aria-live={isBad || state === 'offline' ? 'polite' : 'off'}
        data-state={state}
        className={
          isBad ? 'flex items-center gap-2 text-danger-text' : 'flex items-center gap-2 text-text-soft'
        }
      >
        {Icon ? <Icon size={16} aria-hidden="true" className="shrink-0" /> : <Spinner size={16} />}
        <span>
          {t(`content.save.${state}`)} {state === 'refused' && refusal}
        </span>
      </p>
      {state === 'conflict' && (
        <Button size="sm" onClick={onChoose}>
          {t('content.save.choose')}
        </Button>
      )}
      {(state === 'refused' || state === 'offline') && (
        <Button size="sm" onClick={() => void draft.flush()}>
          {t('content.save.again')}
        </Button>
      )}
    </div>
  );
}
