const TICKS = Array.from({ length: 51 }, (_, index) => index * 2);

/** All ticks are one path, because single lines would be most of a screen's elements. */
const PATH = TICKS.map((tick) => `M${tick} 0v${tick % 50 === 0 ? 12 : tick % 10 === 0 ? 8 : 4}`).join('');

/**
 * Every 2 % has a tick; ticks at 10 are longer, and those at 0, 50 and 100 are the longest. Skeletons show it
 * too, because it never changes.
 */
export function ScaleTicks() {
  return (
    <svg aria-hidden="true" className="scale-ticks" viewBox="0 0 100 12" preserveAspectRatio="none">
      <path d={PATH} />
    </svg>
  );
}
