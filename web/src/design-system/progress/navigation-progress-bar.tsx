import type { CSSProperties } from 'react';
import { PROGRESS_FADE_MS } from '../behaviour/constants.ts';
import { useStore } from '../behaviour/store.ts';
import { useWords } from '../behaviour/words.ts';
import { navigationProgress, PROGRESS_FILL_MS } from './navigation-progress.ts';
import './navigation-progress-bar.css';

/** A frame renders it on its own edge, or it is at the top of the window. */
export function NavigationProgressBar({ placement = 'window' }: { placement?: 'window' | 'edge' }) {
  const words = useWords();
  const { phase, value } = useStore(navigationProgress.state);
  if (phase === 'idle') return null;
  const look = {
    '--progress': value,
    '--progress-fill': `${PROGRESS_FILL_MS}ms`,
    '--progress-fade': `${PROGRESS_FADE_MS}ms`,
  } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label={words.navigating}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      className="navigation-progress"
      data-placement={placement}
      data-leaving={phase === 'leaving' || undefined}
      style={look}
    />
  );
}
