import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { TOAST_DURATION_MS } from '../behaviour/constants.ts';
import { useWords } from '../behaviour/words.ts';
import { type Countdown, startCountdown } from './countdown.ts';
import './toast.css';
import { dismissToast, type ToastEntry, type ToastVariant } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

const ICONS = { secondary: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

interface ToastProps {
  toast: ToastEntry;
  paused: boolean;
  /** It is behind newer toasts, and its time stands still until it is visible. */
  folded?: boolean;
  onActed?: () => void;
}

export function Toast({ toast, paused, folded = false, onActed }: ToastProps) {
  const words = useWords();
  const dismiss = () => dismissToast(toast.id);
  const timed = passesByItself(toast.variant);
  useTimeout(timed && !toast.leaving, paused || folded, dismiss);
  const swipe = useSwipe(dismiss);
  const Icon = ICONS[toast.variant];
  const drag = {
    '--drag-x': `${swipe.offset.x}px`,
    '--drag-y': `${swipe.offset.y}px`,
    '--toast-duration': `${TOAST_DURATION_MS}ms`,
  } as CSSProperties;

  function act() {
    toast.action?.onAction();
    dismiss();
    onActed?.();
  }

  return (
    <li
      className="toast"
      data-toast={toast.id}
      hidden={folded}
      data-variant={toast.variant}
      data-size={toast.size}
      data-leaving={toast.leaving || undefined}
      data-dragging={swipe.dragging || undefined}
      style={drag}
      {...swipe.handlers}
    >
      <Icon size={20} aria-hidden="true" className="toast-icon" />
      <div className="toast-words">
        <div role={toast.variant === 'danger' ? 'alert' : 'status'} aria-atomic="true">
          <p className="toast-title">{toast.title}</p>
          {toast.text && <p className="toast-text">{toast.text}</p>}
        </div>
        {toast.action && (
          <button type="button" className="toast-action" onClick={act}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className="toast-close" aria-label={words.close} onClick={dismiss}>
        <X size={16} aria-hidden="true" />
      </button>
      {timed && <span aria-hidden="true" className="toast-ticks" data-paused={paused || undefined} />}
    </li>
  );
}

/** Errors and warnings stay until somebody closes them. */
function passesByItself(variant: ToastVariant): boolean {
  return variant === 'secondary' || variant === 'success';
}

function useTimeout(running: boolean, paused: boolean, onEnd: () => void) {
  const countdown = useRef<Countdown | null>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!running) return;
    countdown.current = startCountdown(TOAST_DURATION_MS, () => end());
    return () => countdown.current?.stop();
  }, [running]);

  useEffect(() => {
    if (paused) countdown.current?.pause();
    else countdown.current?.resume();
  }, [paused]);
}
