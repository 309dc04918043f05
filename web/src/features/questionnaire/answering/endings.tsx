import type { ReactNode } from 'react';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { MAIN_ID } from '../../../design-system/frames/frame-parts.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';

function Ending({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="wrap grid content-center gap-4 py-16 outline-0">
      <h1 className="type-display">{title}</h1>
      <p className="measure type-lead">{text}</p>
      <p className="mt-2">{children}</p>
    </main>
  );
}

/** Switched off, perhaps while somebody was answering. */
export function Closed({ isFramed, hasAnswers = false }: { isFramed: boolean; hasAnswers?: boolean }) {
  const { t } = useTranslate();
  return (
    <Ending
      title={t('questionnaires.closed.title')}
      text={t(hasAnswers ? 'questionnaires.closed.kept' : 'questionnaires.closed.text')}
    >
      {isFramed ? null : (
        <SiteLink href="/" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('common.notFound.toHome')}
        </SiteLink>
      )}
    </Ending>
  );
}

/** On somebody else's page: the result itself stands on its own. */
export function Arrived({ address }: { address: string }) {
  const { t } = useTranslate();
  return (
    <Ending title={t('questionnaires.arrived.title')} text={t('questionnaires.arrived.text')}>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {t('questionnaires.arrived.open')}
      </a>
    </Ending>
  );
}
