import { useEffect, useEffectEvent } from 'react';
import { prefersReducedMotion } from '../behaviour/reduced-motion.ts';
import { useWords } from '../behaviour/words.ts';
import { showToast } from '../toast/toast-store.ts';
import { listenForPhrase } from './typed-phrase.ts';

const PHRASE = 'front fell off';

/** The elements marked as a front fall, for example the columns of the home page. Otherwise the first panel falls. */
function frontOfPage(): HTMLElement[] {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-front]')];
  if (marked.length > 0) return marked;
  const panel = document.querySelector<HTMLElement>('main .panel');
  return panel ? [panel] : [];
}

/** Typing "front fell off" starts the animation. With reduced motion a toast appears instead. */
export function useFrontFellOff(target: () => HTMLElement[] = frontOfPage): void {
  const words = useWords();
  const react = useEffectEvent(async () => {
    if (prefersReducedMotion()) return showToast({ id: 'front-fell-off', title: words.frontFellOff });
    // The animation is loaded only by the few people who type the phrase.
    const { letFrontFallOff } = await import('./front-falls-off.ts');
    letFrontFallOff(target());
  });
  useEffect(() => listenForPhrase(PHRASE, () => void react().catch(() => undefined)), []);
}
