import { cx } from '../../design-system/behaviour/cx.ts';

/** These icons are drawn here, because importing those of the application would make the home page larger. */
const PATHS = {
  check: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM8 12l2.5 2.5L16 9',
  cross: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm3 7-6 6m0-6 6 6',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3ZM12 9v4m0 4v.01',
  file: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9l5 5v13a2 2 0 0 1-2 2ZM14 2v5a1 1 0 0 0 1 1h5M9 15l2 2 4-4',
  remove: 'M18 6 6 18M6 6l12 12',
  open: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Zm2 0V7a5 5 0 0 1 10 0v4',
  download: 'M12 15V3m0 12-5-5m5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
} as const;

interface IconProps {
  of: keyof typeof PATHS;
  size?: number;
  className?: string;
}

export const Icon = ({ of, size = 18, className }: IconProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('shrink-0', className)}
  >
    <path d={PATHS[of]} />
  </svg>
);
