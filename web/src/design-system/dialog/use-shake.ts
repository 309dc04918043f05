import { useEffect, useState } from 'react';
import { DIALOG_SHAKE_MS } from '../behaviour/constants.ts';

/**
 * It is true for 350 ms after `start`. The style sheet shakes the dialog, or shows a thick frame when the
 * person prefers reduced motion.
 */
export function useShake() {
  const [round, setRound] = useState(0);
  const [active, setActive] = useState(false);

  useEffect(() => {
    if (round === 0) return;
    setActive(true);
    const timer = setTimeout(() => setActive(false), DIALOG_SHAKE_MS);
    return () => clearTimeout(timer);
  }, [round]);

  return { active, start: () => setRound((previous) => previous + 1) };
}
