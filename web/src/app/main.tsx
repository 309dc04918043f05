import '../design-system/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initializeTolgee } from '../lib/i18n/tolgee.ts';
import { Application } from './application.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { prepare } from './prepare.ts';
import { Startup } from './startup.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no place for the application.');

const tolgee = initializeTolgee();
createRoot(container).render(
  <StrictMode>
    <ErrorBoundary>
      <Startup preparation={prepare()}>
        <Application tolgee={tolgee} />
      </Startup>
    </ErrorBoundary>
  </StrictMode>,
);
