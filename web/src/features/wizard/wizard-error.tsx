import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../design-system/feedback/error-state.tsx';
import { WizardFrame } from '../../design-system/frames/wizard-frame.tsx';
import { usePageError } from '../../lib/guards/use-page-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { paths } from '../../lib/site/paths.ts';
import { railSteps } from './rail-steps.ts';
import { emptyState } from './wizard-state.ts';

/** When the progress cannot be loaded: what is saved stays saved, and one may try again. */
export function WizardError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslate();
  const router = useRouter();
  const { unexpected, reason, responseId } = usePageError(error);
  const [reloading, setReloading] = useState(false);

  async function reload() {
    setReloading(true);
    await router.invalidate();
    reset();
  }

  return (
    <WizardFrame Link={FrameLink} homeHref={paths.home} steps={railSteps(emptyState, 'hello', t)}>
      <ErrorState
        headingLevel={1}
        title={unexpected ?? t('metra-lite.wizard.error.title')}
        text={[reason, t('metra-lite.wizard.error.text')].filter(Boolean).join(' ')}
        onReload={reload}
        reloading={reloading}
        responseId={responseId}
      />
    </WizardFrame>
  );
}
