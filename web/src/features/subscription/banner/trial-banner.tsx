import type { Account } from '@metra/contract/shapes/accounts';
import { useLocation } from '@tanstack/react-router';
import { Hourglass, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { paths } from '../../../lib/site/paths.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import { dismissedIn } from './trial-reminder.ts';

interface TrialBannerProps {
  account: Account;
  today: string;
  until: string;
  days: number;
}

/** Reminds of the end of the trial until it is put away for the day. */
export function TrialBanner({ account, today, until, days }: TrialBannerProps) {
  const { t, language } = useTranslate();
  const memory = dismissedIn(browserStorage, String(account.id));
  const [dismissed, setDismissed] = useState(() => memory.isDismissed(today));
  const isThere = useLocation({ select: ({ pathname }) => pathname === paths.subscription });
  if (dismissed || isThere) return null;
  return (
    <section aria-label={t('subscription.banner.label')} className="border-b border-line bg-surface">
      <div className="wrap flex min-h-12 items-center gap-3 py-2">
        <Hourglass size={18} aria-hidden="true" className="text-text-muted" />
        <p className="min-w-0 flex-1 leading-ui">
          {t('subscription.banner.text', { days, date: formatDate(until, language) })}{' '}
          <FrameLink href={paths.subscription} className="link font-medium">
            {t('subscription.banner.action')}
          </FrameLink>
        </p>
        <IconButton
          label={t('subscription.banner.dismiss')}
          size="sm"
          icon={<X size={18} aria-hidden="true" />}
          onClick={() => {
            memory.dismiss(today);
            setDismissed(true);
          }}
        />
      </div>
    </section>
  );
}
