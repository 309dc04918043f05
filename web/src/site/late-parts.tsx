import { lazy, Suspense, useEffect, useState } from 'react';

const PartsAfterStart = lazy(async () => ({
  default: (await import('./parts-after-start.tsx')).PartsAfterStart,
}));

/** Parts that are invisible on a new page are loaded after it. */
export function LateParts() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return <Suspense>{isThere && <PartsAfterStart />}</Suspense>;
}
