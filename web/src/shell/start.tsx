import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../layouts/error-boundary.tsx';
import { log } from '../lib/errors/log.ts';
import { listenForUnexpectedErrors } from '../lib/errors/unexpected-errors.ts';
import { offerFreshSignIn } from '../lib/second-factor/offer-fresh-sign-in.ts';
import { Application } from './application.tsx';
import { applicationRendered } from './application-rendered.ts';
import { keepFocus } from './document/keep-focus.ts';
import { takeDocument } from './document/take-document.ts';
import { type Entry, prepare } from './prepare.ts';
import { Startup } from './startup.tsx';

export function start(entry: Entry): void {
  listenForUnexpectedErrors(applicationRendered);
  offerFreshSignIn(async () => (await import('../lib/second-factor/fresh-sign-in.tsx')).signInAfresh());
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no place for the application.');
  queueMicrotask(() => void begin(entry, container));
}

async function begin(entry: Entry, place: HTMLElement): Promise<void> {
  entry.speak();
  // If it fails, the application is shown anyway and reports what it cannot show.
  const prepared = prepare(entry).catch((error: unknown) =>
    log.info('The preparation of the application failed.', error),
  );
  const application = <Application router={entry.router} />;
  if (!takeDocument(place)) return draw(place, <Startup preparation={prepared}>{application}</Startup>);
  // The document stays visible until the first screen replaces it.
  await prepared;
  keepFocus(place, applicationRendered);
  void applicationRendered.then(() => delete place.dataset.waiting);
  draw(place, application);
}

function draw(place: HTMLElement, content: ReactNode): void {
  createRoot(place, {
    // React rendered again and succeeded, so nobody needs a message.
    onRecoverableError: (error) => log.info('Something had to be drawn again.', error),
  }).render(
    <StrictMode>
      <ErrorBoundary>{content}</ErrorBoundary>
    </StrictMode>,
  );
}
