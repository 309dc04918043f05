import { Check, Copy } from 'lucide-react';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useCopy } from './use-copy.ts';

/** The hash is shortened, but the button copies all of it. */
export function CopiedHash({ hash, number }: { hash: string; number: string }) {
  const { t } = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <span className="tabular inline-flex items-center gap-1 text-ui whitespace-nowrap text-text-soft">
      <span title={hash}>{shortHash(hash)}</span>
      <IconButton
        size="sm"
        label={t(isCopied ? 'reporting.frozen.hashCopied' : 'reporting.frozen.copyHash', { number })}
        icon={isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
        onClick={() => void copy(hash)}
      />
    </span>
  );
}

/** The first eight digits and the last four are enough to compare by eye. */
const shortHash = (hash: string): string =>
  hash.length <= 16 ? hash : `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
