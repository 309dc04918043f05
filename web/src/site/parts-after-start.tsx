import { useEffect } from 'react';
import { useFrontFellOff } from '../design-system/front-fell-off/use-front-fell-off.ts';
import { ToastContainer } from '../design-system/toast/toast-container.tsx';
import { reportError } from '../lib/report-error.ts';
import { showToastsOfLastDocument } from '../lib/toasts-of-last-document.ts';
import { listenForUnexpectedErrors } from '../lib/unexpected-errors.ts';
import { tellFailedEntry } from './failed-entry.ts';

/** Toasts, and what they tell. */
export function PartsAfterStart() {
  useFrontFellOff();
  useEffect(() => {
    showToastsOfLastDocument();
    tellFailedEntry().catch(reportError);
    return listenForUnexpectedErrors(Promise.resolve());
  }, []);
  return <ToastContainer />;
}
