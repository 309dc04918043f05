import { type ReactNode, useId } from 'react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { MeasuringEdge } from '../../design-system/pictures/measuring-edge.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export interface Steps {
  step: number;
  total: number;
}

interface QuestionCardProps {
  title: string;
  text?: ReactNode;
  steps?: Steps | undefined;
  children?: ReactNode;
}

/** The card holds one question, and the line above it shows how many there are. */
export function QuestionCard({ title, text, steps, children }: QuestionCardProps) {
  const titleId = useId();
  const card = (
    <section
      aria-labelledby={titleId}
      className={cx(
        'panel grid w-full max-w-[30rem] gap-5 p-5 wrap-anywhere sm:gap-6 sm:p-8',
        steps && 'rounded-t-none border-t-0',
      )}
    >
      <header className="grid gap-2">
        <h1 id={titleId}>{title}</h1>
        {text && <div className="text-text-soft">{text}</div>}
      </header>
      {children}
    </section>
  );
  return (
    <div className="wrap grid justify-items-center pt-5 pb-8 sm:py-12 lg:py-20">
      {steps ? (
        <div className="grid w-full max-w-[30rem]">
          <StepRule {...steps} />
          {card}
        </div>
      ) : (
        card
      )}
    </div>
  );
}

/** The server's documents carry no style attributes, so each number of columns needs its own class. */
const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'];
const COLUMN = ['', 'col-start-1', 'col-start-2', 'col-start-3', 'col-start-4'];

function StepRule({ step, total }: Steps) {
  const { t } = useTranslate();
  return (
    <>
      <p className="pb-2 text-small text-text-muted">{t('auth.step', { step, total })}</p>
      <div aria-hidden="true" className="relative border-x border-line bg-surface">
        <MeasuringEdge />
        <div className={cx('absolute inset-0 grid', COLUMNS[total])}>
          <i className={cx('rule-yellow', COLUMN[step])} />
        </div>
      </div>
    </>
  );
}
