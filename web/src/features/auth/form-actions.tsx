import type { ReactNode } from 'react';

/** The main action is on the right. On a phone it comes first, and every action takes the whole width. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap-reverse items-center justify-between gap-3 pt-1 *:only:ml-auto max-sm:*:w-full">
    {children}
  </div>
);
