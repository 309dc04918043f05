import '../design-system/theme.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../layouts/error-boundary.tsx';
import { log } from '../lib/errors/log.ts';
import { createTolgee, provideTolgee } from '../lib/i18n/tolgee.ts';
import { pathToTryAgain } from './failed-entry.ts';
import { type PageState, ROOT_ID, STATE_ID } from './page-state.ts';
import { loadScreen } from './screens.ts';
import { Site } from './site.tsx';
import { siteTexts } from './site-texts.ts';

/** Takes over the page that the server has rendered. What cannot be taken over stays readable as it is. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  // By its kind as well: a heading of the page may happen to have the same name.
  const written = document.querySelector(`script#${STATE_ID}`)?.textContent;
  if (!root || !written) throw new Error('The document carries no page.');
  const state: PageState = JSON.parse(written);
  provideTolgee(createTolgee(state.language, siteTexts(state)));
  const Screen = await loadScreen(state.screen);
  hydrateRoot(
    root,
    <StrictMode>
      <ErrorBoundary>
        <Site Screen={Screen} state={state} />
      </ErrorBoundary>
    </StrictMode>,
    {
      // The page then does not say the same here as on the server, and has to be drawn again.
      onRecoverableError: (error) => log.error('The page was rendered differently by the server.', error),
    },
  );
}

/** Whatever looks at the page as a whole, a picture of it or a check, finds it whole once the browser has nothing else to do. */
const layOutWhole = () => {
  document.documentElement.dataset.laidOut = '';
};
const whenIdle = window.requestIdleCallback ?? setTimeout;

const wanted = pathToTryAgain();
if (wanted) location.replace(wanted);
else
  start()
    .then(() => whenIdle(layOutWhole))
    .catch((error: unknown) => log.error('The page could not be started.', error));
