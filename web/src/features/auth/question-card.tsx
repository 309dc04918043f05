import { type CSSProperties, type ReactNode, useId } from 'react';
import { MeasuringEdge } from '../../design-system/measuring-edge.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import './auth.css';

export interface Steps {
  step: number;
  total: number;
}

interface QuestionCardProps {
  title: string;
  text?: ReactNode;
  /** Where this card stands in a row of them. */
  steps?: Steps | undefined;
  children?: ReactNode;
}

/** One question at a time, on a card; the rule above says how many there are. */
export function QuestionCard({ title, text, steps, children }: QuestionCardProps) {
  const titleId = useId();
  const card = (
    <section aria-labelledby={titleId} className="auth-card">
      <header className="auth-head">
        <h1 id={titleId}>{title}</h1>
        {text && <div className="text-text-soft">{text}</div>}
      </header>
      {children}
    </section>
  );
  return (
    <div className="wrap auth-page">
      {steps ? (
        <div className="auth-stepped">
          <StepRule {...steps} />
          {card}
        </div>
      ) : (
        card
      )}
    </div>
  );
}

function StepRule({ step, total }: Steps) {
  const { t } = useTranslate();
  return (
    <>
      <p className="auth-step-count">{t('auth.step', { step, total })}</p>
      <div
        aria-hidden="true"
        className="auth-step-rule"
        style={{ '--step': step, '--steps': total } as CSSProperties}
      >
        <MeasuringEdge />
        <i className="rule-yellow" />
      </div>
    </>
  );
}
