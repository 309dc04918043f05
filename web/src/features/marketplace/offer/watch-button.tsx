import { Bookmark, BookmarkCheck } from 'lucide-react';
import { type ButtonVariant, buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useHasLogin } from '../../../lib/session/has-login.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import { rememberToWatch, useWatching, type Watched } from './use-watching.ts';

interface WatchButtonProps {
  of: Watched;
  path: string;
  variant?: ButtonVariant;
}

/** Members can watch the offer. Others sign in first, and the offer is watched after that. */
export function WatchButton({ of, path, variant = 'secondary' }: WatchButtonProps) {
  const { t, language } = useTranslate();
  const hasLogin = useHasLogin();
  const watching = useWatching(of, hasLogin);
  const className = buttonClass({ variant, size: 'md' });
  if (!hasLogin)
    return (
      <SiteLink
        href={`/login?route=${encodeURIComponent(siteAddress(path, language))}`}
        className={className}
        onClick={() => rememberToWatch(of)}
      >
        <Bookmark size={17} aria-hidden="true" />
        {t('offer.watch')}
      </SiteLink>
    );
  return (
    <button
      type="button"
      aria-pressed={watching.isWatched}
      aria-busy={watching.isBusy}
      className={className}
      onClick={watching.toggle}
    >
      {watching.isWatched ? (
        <BookmarkCheck size={17} aria-hidden="true" />
      ) : (
        <Bookmark size={17} aria-hidden="true" />
      )}
      {t(watching.isWatched ? 'offer.watched' : 'offer.watch')}
    </button>
  );
}
