import type { ReactNode } from 'react';

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>;
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6">{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">{children}</div>;
}
