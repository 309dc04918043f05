import { useEffect, useState } from 'react';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { translate } from '../../lib/i18n/tolgee.ts';

const SHOWN_MS = 2_500;

/** If the browser forbids it, a message says how to copy by hand. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<void> } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    isCopied,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        setIsCopied(true);
      } catch {
        showToast({ variant: 'warning', title: translate('reporting.frozen.copyByHand'), text });
      }
    },
  };
}
