import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_LIMIT } from '../behaviour/constants.ts';
import { useStore } from '../behaviour/store.ts';
import { useWords } from '../behaviour/words.ts';
import { Toast } from './toast.tsx';
import { dismissAllToasts, toastStore } from './toast-store.ts';
import { useToastKeyboard } from './use-toast-keyboard.ts';

/** The root of the application renders it once; `showToast` adds toasts to it. */
export function ToastContainer() {
  const words = useWords();
  const region = useRef<HTMLElement>(null);
  const entries = useStore(toastStore.entries);
  const [hovered, setHovered] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const keyboard = useToastKeyboard(region, entries);
  useLayoutEffect(() => toastStore.attachContainer(), []);
  const older = entries.length - TOAST_LIMIT;
  // The element under the pointer is gone, so no leave event will come.
  if (hovered && entries.length === 0) setHovered(false);
  if (unfolded && older <= 0) setUnfolded(false);

  return createPortal(
    // aria-live keeps the region readable while a modal dialog hides the rest of the page; each toast has its
    // own role.
    <section
      ref={region}
      aria-label={words.notifications}
      aria-live="off"
      aria-keyshortcuts="F6"
      tabIndex={-1}
      className="toast-region"
      // A moving pointer shows that somebody reads; a toast that appears under a resting pointer disappears on
      // its own.
      onMouseMove={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      {...keyboard.handlers}
    >
      <ol className="toast-list">
        {entries.toReversed().map((toast, place) => (
          <Toast
            key={toast.key}
            toast={toast}
            paused={hovered || keyboard.isInside}
            folded={!unfolded && place >= TOAST_LIMIT}
            onActed={() => {
              setHovered(false);
              keyboard.leave();
            }}
          />
        ))}
      </ol>
      {older > 0 && (
        <div className="toast-more">
          <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {words.olderNotifications(older)}
          </button>
          <button type="button" onClick={dismissAllToasts}>
            {words.closeAll}
          </button>
        </div>
      )}
    </section>,
    document.body,
  );
}
