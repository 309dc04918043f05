import { Button } from '../../../design-system/buttons/button.tsx';
import type { SaveState } from '../../../lib/autosave/save-state.ts';
import { SaveStatus } from '../../../lib/autosave/save-status.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface PageSaveStatusProps {
  state: SaveState;
  refusal: string | undefined;
  onChoose: () => void;
  onTryAgain: () => void;
}

export function PageSaveStatus({ state, refusal, onChoose, onTryAgain }: PageSaveStatusProps) {
  const { t } = useTranslate();
  return (
    <div className="flex min-h-(--control-sm) flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-soft">
      <SaveStatus state={state} explanation={state === 'refused' ? refusal : undefined} />
      {state === 'conflict' && (
        <Button size="sm" onClick={onChoose}>
          {t('content.save.choose')}
        </Button>
      )}
      {(state === 'refused' || state === 'offline') && (
        <Button size="sm" onClick={onTryAgain}>
          {t('forms.save.again')}
        </Button>
      )}
    </div>
  );
}
