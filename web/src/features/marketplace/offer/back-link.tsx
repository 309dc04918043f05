import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site-address.ts';

/** Whoever came from a search goes back to it, with its filters and to the same place of the list. */
export function BackLink() {
  const { t, language } = useTranslate();
  const all = siteAddress('/marketplace', language);
  const search = useSyncExternalStore(never, () => searchBefore(all), nothing);

  function follow(event: MouseEvent) {
    if (!search || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  }

  return (
    <a href={search ?? all} className="back-link" onClick={follow}>
      <ArrowRight size={16} aria-hidden="true" className="rotate-180" />
      {t(search ? 'offer.backToSearch' : 'offer.back')}
    </a>
  );
}

const never = () => () => undefined;
const nothing = () => null;

/** The search that led here, where the browser tells it: our pages name nobody in a referrer. */
function searchBefore(all: string): string | null {
  if (!('navigation' in window)) return null;
  const { activation, currentEntry } = navigation;
  const before = activation?.from;
  // Only the page right before this one: going back leads there.
  if (!before?.url || before.index !== (currentEntry?.index ?? 0) - 1) return null;
  const { pathname, search } = new URL(before.url);
  return pathname === all ? pathname + search : null;
}
