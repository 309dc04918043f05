import '../design-system/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../layouts/error-boundary.tsx';
import { initializeTolgee } from '../lib/i18n/initialize-tolgee.ts';
import { log } from '../lib/log.ts';
import { listenForUnexpectedErrors } from '../lib/unexpected-errors.ts';
import { Application } from './application.tsx';
import { applicationRendered } from './application-rendered.ts';
import { prepare } from './prepare.ts';
import { Startup } from './startup.tsx';

listenForUnexpectedErrors(applicationRendered);

const container = document.getElementById('app');
if (!container) throw new Error('The page has no place for the application.');

const tolgee = initializeTolgee();
createRoot(container, {
  // React drew it again and succeeded: nobody has to be told.
  onRecoverableError: (error) => log.info('Something had to be drawn again.', error),
}).render(
  <StrictMode>
    <ErrorBoundary>
      <Startup preparation={prepare()}>
        <Application tolgee={tolgee} />
      </Startup>
    </ErrorBoundary>
  </StrictMode>,
);
