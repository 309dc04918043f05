const FALL_MS = 900;
const CLIMB_MS = 700;
const STAGGER_MS = 60;

const falling = new WeakSet<HTMLElement>();

/** Each element tips over its lower edge, falls out of the window and comes back. */
export function letFrontFallOff(elements: readonly HTMLElement[]): void {
  elements
    .filter((element) => !falling.has(element))
    .forEach((element, index) => {
      falling.add(element);
      const way = window.innerHeight - element.getBoundingClientRect().top + 40;
      void fallAndClimb(element, way, index * STAGGER_MS).finally(() => falling.delete(element));
    });
}

async function fallAndClimb(element: HTMLElement, way: number, delay: number): Promise<void> {
  const origin = { transformOrigin: '50% 100%', transformBox: 'border-box' };
  const fall = element.animate(
    [
      { ...origin, transform: 'perspective(1200px)', easing: 'cubic-bezier(.5, 0, .9, .4)' },
      {
        ...origin,
        transform: 'perspective(1200px) rotateX(-8deg)',
        offset: 0.22,
        easing: 'cubic-bezier(.5, 0, .9, .4)',
      },
      { ...origin, transform: 'perspective(1200px) rotateX(-84deg)', offset: 0.62, easing: 'ease-in' },
      { ...origin, transform: `perspective(1200px) translateY(${way}px) rotateX(-96deg)` },
    ],
    { duration: FALL_MS, delay, fill: 'forwards' },
  );
  await fall.finished;
  const climb = element.animate(
    [
      { transform: `translateY(${way}px)` },
      { transform: 'translateY(-6px)', offset: 0.86 },
      { transform: 'none' },
    ],
    { duration: CLIMB_MS, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  );
  fall.cancel();
  await climb.finished;
}
