import type { RegisteredRouter } from '@tanstack/react-router';

let instance: RegisteredRouter | undefined;

export function provideRouter(router: RegisteredRouter): void {
  instance = router;
}

/** The router for code outside of React. */
export function getRouter(): RegisteredRouter {
  if (!instance) throw new Error('Router has not been initialized.');
  return instance;
}
