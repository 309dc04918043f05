import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { DIALOG_SHAKE_MS, DIALOG_WIDTH, type DialogSize } from '../behaviour/constants.ts';
import { useWords } from '../behaviour/words.ts';
import { usePageMark } from '../pictures/page-mark.ts';
import './dialog.css';
import { isTopmostDialog, useDialogPlace } from './dialog-stack.ts';
import { STOPS, useScrollStop } from './focus-stops.ts';
import { UnsavedInputContext } from './unsaved-input.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop, the close button and the grabber call it. */
  onClose: () => void;
  /** It is called when the dialog has faded out. */
  onClosed?: (() => void) | undefined;
  size?: DialogSize | undefined;
  title: ReactNode;
  /** `alertdialog` is for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Small confirmations have their own button to close and no cross. */
  closeButton?: boolean | undefined;
  children: ReactNode;
}

/**
 * Escape and the backdrop close the dialog unless input would be lost. On small screens a large dialog is a
 * bottom sheet.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  size = 'md',
  title,
  role = 'dialog',
  closeButton = true,
  children,
}: DialogProps) {
  const id = useId();
  const words = useWords();
  usePageMark('dialog', open);
  const place = useDialogPlace(id, open);
  const [unsaved, setUnsaved] = useState(false);
  const reportUnsaved = useCallback((value: boolean) => setUnsaved(value), []);
  const popup = useRef<HTMLDivElement>(null);
  const shake = useShake();
  /** The message appears after an attempt to leave with unsaved input, until the input is saved or discarded. */
  const [refused, setRefused] = useState(false);
  if (refused && !unsaved) setRefused(false);
  const sheet = useSheetDrag(dismissUnlessUnsaved);

  function dismissUnlessUnsaved() {
    if (!unsaved) return onClose();
    shake.start();
    setRefused(true);
  }

  function handleOpenChange(next: boolean, details: BaseDialog.Root.ChangeEventDetails) {
    if (next) return;
    if (details.reason === 'escape-key' && !isTopmostDialog(id)) return details.cancel();
    if (details.reason !== 'outside-press' && details.reason !== 'escape-key') return onClose();
    if (unsaved) details.cancel();
    dismissUnlessUnsaved();
  }

  const look = {
    '--dialog-width': `${DIALOG_WIDTH[size]}px`,
    '--dialogs-above': place.dialogsAbove,
    '--dialog-drag': `${sheet.distance}px`,
  } as CSSProperties;

  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={handleOpenChange}
      onOpenChangeComplete={(nowOpen) => {
        if (!nowOpen) onClosed?.();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-backdrop" data-clear={!place.isLowest || undefined} />
        <div className="dialog-viewport" data-size={size}>
          <BaseDialog.Popup
            ref={popup}
            role={role}
            className="dialog"
            data-size={size}
            data-shaking={shake.active || undefined}
            data-covered={place.dialogsAbove > 0 || undefined}
            data-dragging={sheet.dragging || undefined}
            style={look}
            initialFocus={(opened) => (opened === 'touch' ? true : (firstStop(popup.current) ?? true))}
          >
            <header className="dialog-header" {...sheet.handlers}>
              <span aria-hidden="true" className="dialog-grabber" />
              <BaseDialog.Title className="dialog-title">{title}</BaseDialog.Title>
              {closeButton && (
                <BaseDialog.Close className="dialog-close" aria-label={words.close}>
                  <X size={18} aria-hidden="true" />
                </BaseDialog.Close>
              )}
            </header>
            <p role="status" className="dialog-refused">
              {refused && words.unsavedInput}
            </p>
            <UnsavedInputContext value={reportUnsaved}>{children}</UnsavedInputContext>
          </BaseDialog.Popup>
        </div>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** The cross is the first element, but the focus should be in the content or at the buttons. */
function firstStop(popup: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => popup?.querySelector<HTMLElement>(selector) ?? null;
  return find('[data-autofocus]') ?? find(`.dialog-body ${STOPS}`) ?? find(`.dialog-footer ${STOPS}`);
}

export function DialogBody({ children }: { children: ReactNode }) {
  const { ref, needsStop } = useScrollStop();
  return (
    <div ref={ref} className="dialog-body" {...(needsStop ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}

/**
 * The main action is the last one in reading order. In the smallest dialog the buttons are stacked and it is on
 * top.
 */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className="dialog-footer">{children}</footer>;
}

/**
 * It is true for 350 ms after `start`. The style sheet shakes the dialog, or shows a thick frame when the
 * person prefers reduced motion.
 */
function useShake() {
  const [round, setRound] = useState(0);
  const [active, setActive] = useState(false);

  useEffect(() => {
    if (round === 0) return;
    setActive(true);
    const timer = setTimeout(() => setActive(false), DIALOG_SHAKE_MS);
    return () => clearTimeout(timer);
  }, [round]);

  return { active, start: () => setRound((previous) => previous + 1) };
}
