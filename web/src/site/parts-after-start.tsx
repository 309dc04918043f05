import { useEffect } from 'react';
import { useFrontFellOff } from '../design-system/front-fell-off/use-front-fell-off.ts';
import { ToastContainer } from '../design-system/toast/toast-container.tsx';
import { reportError } from '../lib/errors/report-error.ts';
import { listenForUnexpectedErrors } from '../lib/errors/unexpected-errors.ts';
import { showToastsOfLastDocument } from '../lib/storage/toasts-of-last-document.ts';
import { tellFailedEntry } from './failed-entry.ts';

export function PartsAfterStart() {
  useFrontFellOff();
  useEffect(() => {
    showToastsOfLastDocument();
    tellFailedEntry().catch(reportError);
    return listenForUnexpectedErrors(Promise.resolve());
  }, []);
  return <ToastContainer />;
}
