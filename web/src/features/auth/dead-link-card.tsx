import { ButtonLink } from '../../design-system/buttons/button.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { FormActions } from './form-actions.tsx';
import { QuestionCard } from './question-card.tsx';

/** The link is not valid any more, and only somebody else can send a new one. */
export function DeadLinkCard({ title, text }: { title?: string; text: string }) {
  const { t } = useTranslate();
  return (
    <QuestionCard title={title ?? t('auth.link.invalid')} text={text}>
      <FormActions>
        <ButtonLink render={<FrameLink href="/login">{t('auth.link.toLogin')}</FrameLink>}>
          {t('auth.link.toLogin')}
        </ButtonLink>
      </FormActions>
    </QuestionCard>
  );
}
