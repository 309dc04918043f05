import { DomainError } from './domain-error.ts';

/** No caller waits longer than this. */
export const deadlineMilliseconds = 4500;

export function withinDeadline<T>(work: Promise<T> | T, milliseconds: number): Promise<T> | T {
  if (!(work instanceof Promise)) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(new DomainError('service.unavailable', { retryAfterSeconds: 2, cause: 'deadline passed' })),
      milliseconds,
    );
    const inTime = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    work.then(
      (answer) => inTime(() => resolve(answer)),
      (error) => inTime(() => reject(error)),
    );
  });
}
