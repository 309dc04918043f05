import type { ReactNode } from 'react';

/** Each row has a name, its value on the right, and remarks about both below. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line">{children}</ul>
);

export const Line = ({ children }: { children: ReactNode }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2">{children}</li>
);
