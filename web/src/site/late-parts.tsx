import { lazy, Suspense, useEffect, useState } from 'react';

const PartsAfterStart = lazy(async () => ({
  default: (await import('./parts-after-start.tsx')).PartsAfterStart,
}));

/** What nobody sees on a page that has just opened is fetched when it is there. */
export function LateParts() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return <Suspense>{isThere && <PartsAfterStart />}</Suspense>;
}
