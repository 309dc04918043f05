import { Field } from '@base-ui/react/field';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { type FileTransfer, TransferRow } from '../feedback/file-transfer.tsx';
import { useFieldNamedByText, useFieldRequired } from './field-context.ts';

export interface FileDropProps {
  onFiles: (files: File[]) => void;
  /** The format is that of a file input, for example `image/png,image/svg+xml`. */
  accept?: string;
  multiple?: boolean;
  /** It says which files are accepted, for example "PNG oder SVG bis 2 MB". */
  hint?: ReactNode;
  transfers?: readonly FileTransfer[];
  /** It removes a refused file from the list, or cancels an upload. */
  onDismiss?: (transfer: FileTransfer) => void;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** The whole area is the label of one file input, so keyboard and touch work as usual. */
export function FileDrop({
  onFiles,
  accept,
  multiple = false,
  hint,
  transfers = [],
  onDismiss,
  disabled = false,
  name,
  onBlur,
  ref,
  className,
}: FileDropProps) {
  const words = useWords();
  const required = useFieldRequired();
  useFieldNamedByText();
  const [over, setOver] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hasChosen = useRef(false);

  // The result appears below the area, where the footer of a page could hide it after the choice.
  useEffect(() => {
    if (transfers.length > 0 && hasChosen.current) list.current?.scrollIntoView({ block: 'nearest' });
    hasChosen.current = false;
  }, [transfers.length]);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    hasChosen.current = true;
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    <div className={cx('grid gap-2', className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input stands inside */}
      <label
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={area}
      >
        <Field.Control
          {...required}
          ref={ref}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          name={name}
          onBlur={onBlur}
          value=""
          onChange={(event) => take(event.currentTarget.files)}
          className="focus-quiet sr-only"
        />
        <FileUp size={20} className="text-text-muted" />
        <span>
          {over ? (
            words.fileDropRelease
          ) : (
            <>
              {words.fileDropInvite}{' '}
              <span className="font-medium text-text underline underline-offset-3">
                {words.fileDropChoose}
              </span>
            </>
          )}
        </span>
        {hint && <span className="text-small text-text-muted">{hint}</span>}
      </label>
      {transfers.length > 0 && (
        <ul ref={list} className="grid scroll-mb-32 gap-2">
          {transfers.map((transfer) => (
            <TransferRow key={transfer.key ?? transfer.name} transfer={transfer} onDismiss={onDismiss} />
          ))}
        </ul>
      )}
    </div>
  );
}

const area = cx(
  'focus-host grid min-h-[112px] cursor-pointer place-content-center justify-items-center gap-[6px] rounded-panel border-[1.5px] border-dashed border-control-line px-5 py-4 text-center text-text-soft transition-[border-color,background-color]',
  'hover:border-text data-over:border-solid data-over:border-text data-over:bg-current-value-soft has-data-invalid:border-danger has-disabled:cursor-default has-disabled:opacity-55',
);
