const TICKS = Array.from({ length: 51 }, (_, index) => index * 2);

/** One line for each tick, all in one path: drawn apart they are most of a screen's elements. */
const PATH = TICKS.map((tick) => `M${tick} 0v${tick % 50 === 0 ? 12 : tick % 10 === 0 ? 8 : 4}`).join('');

/** Ticks every 2 %, longer at 10, longest at 0, 50 and 100. Also stands in skeletons, because it never changes. */
export function ScaleTicks() {
  return (
    <svg aria-hidden="true" className="scale-ticks" viewBox="0 0 100 12" preserveAspectRatio="none">
      <path d={PATH} />
    </svg>
  );
}
