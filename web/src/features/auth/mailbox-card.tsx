import { MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { QuestionCard, type Steps } from './question-card.tsx';
import { SendAgain } from './send-again.tsx';

interface MailboxCardProps {
  text: string;
  email: string;
  steps?: Steps | undefined;
  send?: (() => Promise<unknown>) | undefined;
  children?: ReactNode;
}

export function MailboxCard({ text, email, steps, send, children }: MailboxCardProps) {
  const { t } = useTranslate();
  return (
    <QuestionCard title={t('auth.mailbox.title')} text={text} steps={steps}>
      <p className="flex items-center gap-3 rounded-control bg-current-value-soft px-4 py-4 font-medium">
        <MailOpen size={20} aria-hidden="true" />
        <span className="min-w-0">{email}</span>
      </p>
      <p className="text-small text-text-muted">{t('auth.mailbox.hint')}</p>
      {(send || children) && (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          {send && <SendAgain send={send} />}
          {children}
        </div>
      )}
    </QuestionCard>
  );
}
