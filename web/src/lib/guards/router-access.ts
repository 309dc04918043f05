import type { AnyRouter, RegisteredRouter } from '@tanstack/react-router';

let instance: RegisteredRouter | undefined;

/** Of the entry that runs. Links lead anywhere: for what another entry shows, this one asks for its document. */
export function provideRouter(router: AnyRouter): void {
  instance = router as RegisteredRouter;
}

/** The router for code outside of React. */
export function getRouter(): RegisteredRouter {
  if (!instance) throw new Error('Router has not been initialized.');
  return instance;
}
