import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

const AHEAD = '300px';

/** Brings a part of the page when somebody comes near it, by scrolling or by a link to its id. */
export function RenderNearViewport({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div ref={place} id={id}>
      <Suspense>{near && children}</Suspense>
    </div>
  );
}
