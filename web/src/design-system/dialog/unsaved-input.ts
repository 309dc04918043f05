import { createContext, useContext, useEffect } from 'react';

export const UnsavedInputContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** While input would be lost, a click on the backdrop shakes the dialog instead of closing it. */
export function useUnsavedInput(unsaved: boolean): void {
  const report = useContext(UnsavedInputContext);
  useEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [report, unsaved]);
}
