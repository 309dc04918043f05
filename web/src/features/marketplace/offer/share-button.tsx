import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { isCancelled } from '../../../lib/errors/errors.ts';
import { log } from '../../../lib/errors/log.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** The device's own dialog shares the offer. Without one, the address is copied. */
export function ShareButton({ title, isOnColour = false }: { title: string; isOnColour?: boolean }) {
  const { t } = useTranslate();
  const [isCopied, setIsCopied] = useState(false);

  async function share() {
    const url = `${location.origin}${location.pathname}`;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setIsCopied(true);
      }
    } catch (error) {
      if (!isCancelled(error)) log.info('The address could not be shared.', error);
    }
  }

  return (
    <button
      type="button"
      onClick={share}
      className={cx(
        buttonClass({ variant: isOnColour ? 'outline-on-ink' : 'secondary', size: 'md' }),
        'needs-scripts',
      )}
    >
      {isCopied ? <Check size={17} aria-hidden="true" /> : <Share2 size={17} aria-hidden="true" />}
      <span aria-live="polite">{t(isCopied ? 'offer.shared' : 'offer.share')}</span>
    </button>
  );
}
