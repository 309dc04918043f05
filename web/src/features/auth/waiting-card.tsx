import { useEffect, useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { Spinner } from '../../design-system/feedback/spinner.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { QuestionCard } from './question-card.tsx';

interface WaitingCardProps {
  title: string;
  text: string;
  /** The reason is not the link, so the person can try again. */
  error?: unknown;
  onRepeat: () => void;
}

/** The card is shown while a link is checked. If the server cannot be reached, the person can try again. */
export function WaitingCard({ title, text, error, onRepeat }: WaitingCardProps) {
  const { t } = useTranslate();
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    if (error) errorText(error).then(setReason);
  }, [error]);
  return (
    <QuestionCard title={title}>
      {error ? (
        <Notice tone="danger" action={<Button onClick={onRepeat}>{t('auth.tryAgain')}</Button>}>
          {reason}
        </Notice>
      ) : (
        <p role="status" className="flex items-center gap-3 text-text-soft">
          <Spinner size={24} />
          {text}
        </p>
      )}
    </QuestionCard>
  );
}
