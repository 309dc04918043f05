import type { Account } from '@metra/contract/shapes/accounts';
import { ButtonLink } from '../../design-system/buttons/button.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { startPath } from '../../lib/session/access.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { FormActions } from './form-actions.tsx';
import { QuestionCard } from './question-card.tsx';

interface SignedInAlreadyCardProps {
  title: string;
  text: string;
  account: Account;
}

/**
 * The link belongs to one account, and the browser is signed in with another one, which must not be replaced without a
 * question.
 */
export function SignedInAlreadyCard({ title, text, account }: SignedInAlreadyCardProps) {
  const { t } = useTranslate();
  const goOn = t('auth.signedIn.goOn');
  return (
    <QuestionCard title={title} text={text}>
      <p className="text-text-soft">{t('auth.signedIn.as', { email: account.email })}</p>
      <FormActions>
        <FrameLink href="/logout" className="link inline-flex min-h-(--target) items-center text-text">
          {t('auth.signedIn.leave')}
        </FrameLink>
        <ButtonLink
          variant="primary"
          size="lg"
          render={<FrameLink href={startPath(account)}>{goOn}</FrameLink>}
        >
          {goOn}
        </ButtonLink>
      </FormActions>
    </QuestionCard>
  );
}
