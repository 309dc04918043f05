import type { ReactNode } from 'react';

/** What a form of this feature can do: the way on at the right, on a phone over the whole width and first. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap-reverse items-center justify-between gap-3 pt-1 *:only:ml-auto max-sm:*:w-full">
    {children}
  </div>
);
