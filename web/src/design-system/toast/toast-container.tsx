import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../store.ts';
import { useWords } from '../words.ts';
import { Toast } from './toast.tsx';
import { toastStore } from './toast-store.ts';

/** Stands once near the root of the application; `showToast` fills it from anywhere. */
export function ToastContainer() {
  const words = useWords();
  const region = useRef<HTMLElement>(null);
  const entries = useStore(toastStore.entries);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useLayoutEffect(() => toastStore.attachContainer(), []);
  useShortcutTo(region);
  const nothingLeft = entries.length === 0;
  useEffect(() => {
    // The element under the pointer has gone, so no leave event will come.
    if (nothingLeft) setHovered(false);
    if (nothingLeft) setFocused(false);
  }, [nothingLeft]);

  return createPortal(
    // aria-live keeps the region readable while a modal dialog hides the rest of the page; each toast has its own role.
    <section
      ref={region}
      aria-label={words.notifications}
      aria-live="off"
      aria-keyshortcuts="F6"
      tabIndex={-1}
      className="toast-region"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ol className="toast-list">
        {toastStore.firstInLine(entries).map((toast) => (
          <Toast key={toast.key} toast={toast} paused={hovered || focused} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}

/** F6 reaches an action in a toast before its time runs out. */
function useShortcutTo(region: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (event.key !== 'F6' || toastStore.entries.get().length === 0) return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [region]);
}
