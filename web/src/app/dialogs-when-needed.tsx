import { lazy, Suspense, useEffect, useState } from 'react';

const DialogContainer = lazy(async () => {
  const { DialogContainer: container } = await import('../design-system/dialog/dialog-container.tsx');
  return { default: container };
});

/** Nobody opens a dialog before touching the page: what dialogs need is fetched with the first touch or key. */
export function DialogsWhenNeeded() {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const onTouch = () => setTouched(true);
    const first = { once: true, capture: true };
    addEventListener('pointerdown', onTouch, first);
    addEventListener('keydown', onTouch, first);
    return () => {
      removeEventListener('pointerdown', onTouch, first);
      removeEventListener('keydown', onTouch, first);
    };
  }, []);
  return <Suspense>{touched && <DialogContainer />}</Suspense>;
}
