import '../design-system/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initializeTolgee } from '../lib/i18n/tolgee.ts';
import { log } from '../lib/log.ts';
import { Application } from './application.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { prepare } from './prepare.ts';
import { Startup } from './startup.tsx';
import { listenForUnexpectedErrors } from './unexpected-errors.ts';

listenForUnexpectedErrors();

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
