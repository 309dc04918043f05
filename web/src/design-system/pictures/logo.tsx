import './logo.css';

/** Five graduation marks form an M; the middle one is the current value. */
const MARKS = [
  { x: 4.6, y: 6.5, height: 18 },
  { x: 9.2, y: 11.5, height: 13 },
  { x: 13.8, y: 16.5, height: 8, isCurrent: true },
  { x: 18.4, y: 11.5, height: 13 },
  { x: 23, y: 6.5, height: 18 },
] as const;

export interface LogoProps {
  /** `ink` is for the dark rails and bands. */
  tone?: 'page' | 'ink';
  /** `tile` leaves the wordmark out. */
  variant?: 'full' | 'tile';
  size?: number;
}

export function Logo({ tone = 'page', variant = 'full', size = 30 }: LogoProps) {
  return (
    <span className="logo" data-tone={tone}>
      <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
        <rect className="logo-tile" width="30" height="30" rx="6" />
        {MARKS.map((mark) => (
          <rect
            key={mark.x}
            className={'isCurrent' in mark ? 'logo-current-value' : 'logo-mark'}
            x={mark.x}
            y={mark.y}
            width="2.4"
            height={mark.height}
          />
        ))}
      </svg>
      {variant === 'full' && <span className="logo-word">Metra</span>}
    </span>
  );
}
