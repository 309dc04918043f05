import styles from './yellow-rule.module.css';

/** The line is wide enough for any window and is cut off at its edge. */
const LENGTH = 2560;
const STEP = 8;
const NUMBERED = 80;

const ticks = Array.from({ length: LENGTH / STEP + 1 }, (_, index) => {
  const x = index * STEP;
  const length = x % NUMBERED === 0 ? 30 : x % 40 === 0 ? 20 : 11;
  return `M${x + 0.5} 0v${length}`;
}).join('');

const numbers = Array.from({ length: LENGTH / NUMBERED - 1 }, (_, index) => index + 1);

export function YellowRule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <svg width={LENGTH} height="56" viewBox={`0 0 ${LENGTH} 56`} aria-hidden="true">
        <path d={ticks} />
        {numbers.map((number) => (
          <text key={number} x={number * NUMBERED + 7} y="34">
            {number}
          </text>
        ))}
      </svg>
    </div>
  );
}
