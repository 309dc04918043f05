import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { searchBefore } from '../search-before.ts';

/** A person who came from a search returns to it, with its filters and its scroll position. */
export function BackLink() {
  const { t, language } = useTranslate();
  const search = useSyncExternalStore(never, searchBefore, nothing);

  function follow(event: MouseEvent) {
    if (!search || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  }

  return (
    <a href={search ?? siteAddress('/marketplace', language)} className="back-link" onClick={follow}>
      <ArrowRight size={16} aria-hidden="true" className="rotate-180" />
      {t(search ? 'offer.backToSearch' : 'offer.back')}
    </a>
  );
}

const never = () => () => undefined;
const nothing = () => null;
