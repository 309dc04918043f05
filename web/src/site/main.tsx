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

/** A part that React cannot hydrate stays readable as it is. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  // The element type is checked too, because a heading of the page may have the same id.
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
      // The page renders differently here than on the server, so it has to be rendered again.
      onRecoverableError: (error) => log.error('The page was rendered differently by the server.', error),
    },
  );
}

/** A screenshot or a check needs the whole page, so it is laid out when the browser is idle. */
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
