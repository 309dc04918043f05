import { useEffect, useState } from 'react';
import { LOADER_FADE_MS } from '../behaviour/constants.ts';
import { useWords } from '../behaviour/words.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Logo } from '../pictures/logo.tsx';
import './startup-loader.css';

/** Covers the window until the application is ready, then fades out in 500 ms and leaves. */
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
    // Once the page is there the loader is only seen, no longer read out.
    <div className="startup-loader" data-leaving={ready || undefined} aria-hidden={ready || undefined}>
      <Logo />
      <Spinner size={32} label={words.loading} />
    </div>
  );
}
