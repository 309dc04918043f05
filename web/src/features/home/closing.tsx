import type { Home } from '@metra/contract/operations/home-content';
import { cx } from '../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import { StartLink } from './start-link.tsx';

export function Closing({
  texts: { title, text, label },
  target,
}: {
  texts: Home['closing'];
  target: string;
}) {
  return (
    <section
      aria-labelledby="closing-title"
      className="wrap below-fold grid grid-cols-1 items-center gap-6 py-20 md:grid-cols-[minmax(0,1fr)_auto] md:py-30"
    >
      <div className="grid gap-3">
        <h2 id="closing-title" className="type-display">
          {title}
        </h2>
        <p className="type-lead measure">{text}</p>
      </div>
      <StartLink
        target={target}
        className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-md:w-full')}
      >
        {label}
      </StartLink>
    </section>
  );
}
