import { createContext, useContext, useEffect } from 'react';

export const UnsavedInputContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Tells the dialog around a form that input would be lost: its backdrop then shakes instead of closing. */
export function useUnsavedInput(unsaved: boolean): void {
  const report = useContext(UnsavedInputContext);
  useEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [report, unsaved]);
}
