export function alone<T>(
  lock: string,
  work: (before: { wasInterrupted: boolean }) => Promise<T> | T,
): Promise<T>;
