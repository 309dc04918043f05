import { Skeleton } from '../../design-system/feedback/skeleton.tsx';
import { Spinner } from '../../design-system/feedback/spinner.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { QuestionCard } from './question-card.tsx';

/** Each page that a mail links to begins with this skeleton and checks the link afterwards. */
function LinkSkeleton({ title, text }: { title: string; text: string }) {
  return (
    <Skeleton>
      <QuestionCard title={title}>
        <p className="flex items-center gap-3 text-text-soft">
          <Spinner size={24} />
          {text}
        </p>
      </QuestionCard>
    </Skeleton>
  );
}

export function ConfirmAccountSkeleton() {
  const { t } = useTranslate();
  return <LinkSkeleton title={t('auth.confirm.title')} text={t('auth.link.checking')} />;
}

export function CredentialsSkeleton() {
  const { t } = useTranslate();
  return <LinkSkeleton title={t('auth.credentials.title')} text={t('auth.link.checking')} />;
}

export function EmailChangeSkeleton() {
  const { t } = useTranslate();
  return <LinkSkeleton title={t('auth.emailChange.title')} text={t('auth.link.checking')} />;
}

export function JoinSkeleton() {
  const { t } = useTranslate();
  return <LinkSkeleton title={t('auth.join.title')} text={t('auth.link.checking')} />;
}

export function StopDigestSkeleton() {
  const { t } = useTranslate();
  return <LinkSkeleton title={t('auth.digest.title')} text={t('auth.link.checking')} />;
}

export function LogoutSkeleton() {
  const { t } = useTranslate();
  return <LinkSkeleton title={t('auth.logout.title')} text={t('auth.logout.running')} />;
}
