import { DomainError } from './domain-error.ts';

/** No caller waits longer than this. */
export const deadlineMilliseconds = 4500;

export async function withinDeadline<T>(work: Promise<T> | T, milliseconds: number): Promise<T> {
  if (!(work instanceof Promise)) return work;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(new DomainError('service.unavailable', { retryAfterSeconds: 2, cause: 'deadline passed' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
