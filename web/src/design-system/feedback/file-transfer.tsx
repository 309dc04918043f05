import { Progress } from '@base-ui/react/progress';
import { CircleAlert, FileText, X } from 'lucide-react';
import { cx } from '../behaviour/cx.ts';
import { useLanguage, useWords } from '../behaviour/words.ts';
import { formatNumber } from '../values/number-format.ts';

export interface FileTransfer {
  /** The key distinguishes two files with the same name. */
  key?: string;
  name: string;
  /** The range is 0 to 1; it is undefined while the progress is unknown. */
  progress?: number | undefined;
  error?: string | undefined;
}

interface TransferRowProps {
  transfer: FileTransfer;
  onDismiss: ((transfer: FileTransfer) => void) | undefined;
}

/** The bar shows the progress of one file, or a sentence says why the upload failed. */
export function TransferRow({ transfer, onDismiss }: TransferRowProps) {
  const words = useWords();
  const failed = transfer.error !== undefined;
  return (
    <li
      className={cx(
        'panel grid grid-cols-[18px_1fr_auto] items-center gap-x-3 py-2 pr-[6px] pl-3',
        failed && 'border-danger',
      )}
    >
      {failed ? (
        <CircleAlert size={18} className="text-danger-text" />
      ) : (
        <FileText size={18} className="text-text-muted" />
      )}
      <span className="min-w-0 truncate leading-ui">{transfer.name}</span>
      {onDismiss && (
        <button
          type="button"
          aria-label={`${transfer.name}: ${failed ? words.remove : words.cancel}`}
          onClick={() => onDismiss(transfer)}
          className="grid size-8 place-items-center rounded-control text-text-muted tint-hover hover:text-text pointer-coarse:size-[44px]"
        >
          <X size={16} />
        </button>
      )}
      {failed ? (
        <p role="alert" className="col-span-2 col-start-2 pb-1 text-small text-danger-text">
          {transfer.error}
        </p>
      ) : (
        <TransferRule transfer={transfer} />
      )}
    </li>
  );
}

function TransferRule({ transfer }: { transfer: FileTransfer }) {
  const words = useWords();
  const language = useLanguage();
  const percent = transfer.progress === undefined ? null : Math.round(transfer.progress * 100);
  return (
    <Progress.Root
      value={percent}
      aria-label={words.fileUploading(transfer.name)}
      className="col-span-2 col-start-2 grid grid-cols-[1fr_3.5em] items-center gap-2 pr-2 pb-1"
    >
      <Progress.Track className="relative h-2 overflow-hidden bg-surface-sunken">
        <Progress.Indicator className="h-full bg-text transition-[width] duration-(--t-base) ease-out" />
      </Progress.Track>
      <span aria-hidden="true" className="tabular text-right text-micro text-text-muted">
        {percent === null ? '' : `${formatNumber(percent, language)}\u00a0%`}
      </span>
    </Progress.Root>
  );
}
