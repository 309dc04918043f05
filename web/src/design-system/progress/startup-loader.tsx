import { useEffect, useState } from 'react';
import { LOADER_FADE_MS } from '../behaviour/constants.ts';
import { useWords } from '../behaviour/words.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Logo } from '../pictures/logo.tsx';
import './startup-loader.css';

/** It covers the window until the application is ready and then fades out in 500 ms. */
export function StartupLoader({ ready }: { ready: boolean }) {
  const words = useWords();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setGone(true), LOADER_FADE_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  if (gone) return null;
  return (
    // When the page is ready, screen readers must not read the loader any more.
    <div className="startup-loader" data-leaving={ready || undefined} aria-hidden={ready || undefined}>
      <Logo />
      <Spinner size={32} label={words.loading} />
    </div>
  );
}
