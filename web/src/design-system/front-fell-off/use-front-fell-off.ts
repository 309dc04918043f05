import { useEffect, useEffectEvent } from 'react';
import { prefersReducedMotion } from '../behaviour/reduced-motion.ts';
import { useWords } from '../behaviour/words.ts';
import { showToast } from '../toast/toast-store.ts';
import { listenForPhrase } from './typed-phrase.ts';

const PHRASE = 'front fell off';

/** What falls: the elements marked as a front (the columns on the home page), else the first panel of the page. */
function frontOfPage(): HTMLElement[] {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-front]')];
  if (marked.length > 0) return marked;
  const panel = document.querySelector<HTMLElement>('main .panel');
  return panel ? [panel] : [];
}

/** Typing "front fell off" tips the front of the page over. Where motion is unwanted, a toast says so instead. */
export function useFrontFellOff(target: () => HTMLElement[] = frontOfPage): void {
  const words = useWords();
  const react = useEffectEvent(async () => {
    if (prefersReducedMotion()) return showToast({ id: 'front-fell-off', title: words.frontFellOff });
    // Few ever type it: nobody else fetches how it falls.
    const { letFrontFallOff } = await import('./front-falls-off.ts');
    letFrontFallOff(target());
  });
  useEffect(() => listenForPhrase(PHRASE, () => void react().catch(() => undefined)), []);
}
