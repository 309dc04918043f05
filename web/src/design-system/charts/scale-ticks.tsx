const TICKS = Array.from({ length: 51 }, (_, index) => index * 2);

/** Ticks every 2 %, longer at 10, longest at 0, 50 and 100. Also stands in skeletons, because it never changes. */
export function ScaleTicks() {
  return (
    <svg aria-hidden="true" className="scale-ticks">
      {TICKS.map((tick) => (
        <line
          key={tick}
          x1={`${tick}%`}
          x2={`${tick}%`}
          y1="0"
          y2={tick % 50 === 0 ? 12 : tick % 10 === 0 ? 8 : 4}
        />
      ))}
    </svg>
  );
}
