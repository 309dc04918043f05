import { useEffect, useState } from 'react';
import { DIALOG_SHAKE_MS } from '../behaviour/constants.ts';

/** True for 350 ms after `start`. The style sheet makes it a shake, or a thick frame where motion is unwanted. */
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
