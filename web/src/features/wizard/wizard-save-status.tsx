import { useSyncExternalStore } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { SaveStatus } from '../../lib/autosave/save-status.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useWizard } from './use-wizard.ts';
import type { WizardSaveState } from './wizard-store.ts';

/** The line in the bar about the state of saving. */
export function WizardSaveStatus() {
  // The notice in the page explains what happens to the input.
  return <SaveStatus state={useSaveState()} explanation={null} />;
}

/** Says so when saving does not work; nothing typed is lost, and it goes on by itself. */
export function SaveProblem() {
  const { t } = useTranslate();
  const { store } = useWizard();
  const state = useSaveState();
  if (state === 'offline') return <Notice tone="warning">{t('metra-lite.wizard.offline')}</Notice>;
  if (state !== 'refused') return null;
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
function useSaveState(): WizardSaveState {
  const { saving } = useWizard();
  const online = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return online || saving === 'refused' ? saving : 'offline';
}

function subscribeToConnection(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
