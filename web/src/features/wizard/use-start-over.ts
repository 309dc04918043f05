import { useNavigate } from '@tanstack/react-router';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/site/paths.ts';
import { useWizard } from './use-wizard.ts';

/** A reset clears company info, goals, measures, progress and motivation, and goes home. */
export function useStartOver() {
  const { t } = useTranslate();
  const { store } = useWizard();
  const navigate = useNavigate();

  return async () => {
    const sure = await confirmDialog({
      title: t('metra-lite.wizard.startOver.title'),
      text: t('metra-lite.wizard.startOver.text'),
      confirmLabel: t('metra-lite.wizard.startOver'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await store.reset();
      await navigate({ to: paths.home });
    } catch (error) {
      await reportError(error);
    }
  };
}
