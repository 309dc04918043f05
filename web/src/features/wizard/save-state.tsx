import { CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { SaveState } from '../../lib/storage/stored-values.ts';
import { useWizard } from './use-wizard.ts';

const ICON: Record<SaveState, LucideIcon> = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  failed: CloudAlert,
};

/** The quiet line in the bar: whether what one chose is safe. */
export function SaveStatus() {
  const { t } = useTranslate();
  const state = useSaveState();
  const Icon = ICON[state];
  return (
    <>
      <Icon size={17} aria-hidden="true" />
      {t(`metra-lite.wizard.saving.${state}`)}
    </>
  );
}

/** Says so when saving does not work; nothing typed is lost, and it goes on by itself. */
export function SaveProblem() {
  const { t } = useTranslate();
  const { store } = useWizard();
  const state = useSaveState();
  if (state === 'offline') return <Notice tone="warning">{t('metra-lite.wizard.offline')}</Notice>;
  if (state !== 'failed') return null;
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" onClick={() => store.flush()}>
          {t('metra-lite.wizard.saveAgain')}
        </Button>
      }
    >
      {t('metra-lite.wizard.saveFailed')}
    </Notice>
  );
}

/** A browser that knows it is offline need not try first. */
function useSaveState(): SaveState {
  const { saving } = useWizard();
  const online = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return online || saving === 'failed' ? saving : 'offline';
}

function subscribeToConnection(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
