import type { AnyRouter, RegisteredRouter } from '@tanstack/react-router';

let instance: RegisteredRouter | undefined;

/** A link may lead to a page of another entry; the browser then loads the document of that entry. */
export function provideRouter(router: AnyRouter): void {
  instance = router as RegisteredRouter;
}

export function getRouter(): RegisteredRouter {
  if (!instance) throw new Error('Router has not been initialized.');
  return instance;
}
