import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../design-system/error-state.tsx';
import { WizardFrame } from '../../design-system/frames/wizard-frame.tsx';
import { errorText } from '../../lib/error-text.ts';
import { isClientError } from '../../lib/errors.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { log } from '../../lib/log.ts';
import { paths } from '../../lib/paths.ts';
import { railSteps } from './rail-steps.ts';
import { emptyState } from './wizard-state.ts';

/** When the progress cannot be loaded: what is saved stays saved, and one may try again. */
export function WizardError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslate();
  const router = useRouter();
  const [reason, setReason] = useState<string>();
  const [reloading, setReloading] = useState(false);

  useEffect(() => {
    log.error('The wizard failed.', error);
    errorText(error).then(setReason);
  }, [error]);

  async function reload() {
    setReloading(true);
    await router.invalidate();
    reset();
  }

  return (
    <WizardFrame Link={FrameLink} homeHref={paths.home} steps={railSteps(emptyState, 'hello', t)}>
      <ErrorState
        headingLevel={1}
        title={t('metra-lite.wizard.error.title')}
        text={[reason, t('metra-lite.wizard.error.text')].filter(Boolean).join(' ')}
        onReload={reload}
        reloading={reloading}
        responseId={isClientError(error) ? error.responseId : undefined}
      />
    </WizardFrame>
  );
}
